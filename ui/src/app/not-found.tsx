import { Banner } from '../kit/banner';
import { ButtonLink } from '../kit/button';
import { Page } from '../kit/layout';
import { Title } from '../kit/title';
import { useLocation } from '../lib/router/hooks';

/** The not-found page. If signing in would open the page, it offers that. */
export default function NotFound({ signIn }: { signIn: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Page width="middle">
      <Title>Page not found</Title>
      {signIn ? (
        <Banner
          kind="info"
          lead="There’s nothing here unless you’re signed in."
          action={
            <ButtonLink variant="primary" to={`/sign-in?next=${encodeURIComponent(pathname + search)}`}>
              Sign in
            </ButtonLink>
          }
        >
          Sign in, and we’ll bring you back to this address.
        </Banner>
      ) : (
        <p className="mut">There’s nothing at this address. It may have been taken down, or the address may have a typo.</p>
      )}
      <div className="actions">
        <ButtonLink to="/jobs">Find jobs</ButtonLink>
        <ButtonLink to="/" variant="ghost">
          Go to the home page
        </ButtonLink>
      </div>
    </Page>
  );
}
