import { useLocation } from 'react-router';
import { Banner } from '../kit/banner';
import { ButtonLink } from '../kit/button';
import { Page } from '../kit/layout';
import { Title } from '../kit/title';

/** The not-found page. If signing in would open the page, it offers that first. */
export function NotFound({ signIn }: { signIn: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Page width="middle">
      {signIn && (
        <Banner
          kind="info"
          lead="Sign in to see this"
          action={
            <ButtonLink variant="primary" to={`/sign-in?next=${encodeURIComponent(pathname + search)}`}>
              Sign in
            </ButtonLink>
          }
        >
          You need an account to see this page. We’ll bring you back here after you sign in.
        </Banner>
      )}
      <Title>Page not found</Title>
      <p className="mut">There’s nothing at this address. It may have been taken down, or the address may have a typo.</p>
      <div className="actions">
        <ButtonLink to="/jobs">Find jobs</ButtonLink>
        <ButtonLink to="/" variant="ghost">
          Go to the home page
        </ButtonLink>
      </div>
    </Page>
  );
}
