import { useLocation } from 'react-router';
import { ButtonLink } from '../kit/button';
import { Page } from '../kit/layout';
import { NoticeBar } from '../kit/notice-bar';
import { Title } from '../kit/title';

/** No such page, for this person. When there is one for people who are signed in, that is said first. */
export function NotFound({ signIn }: { signIn: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Page width="middle">
      {signIn && (
        <NoticeBar
          kind="info"
          lead="Sign in to see this"
          action={
            <ButtonLink variant="primary" to={`/sign-in?next=${encodeURIComponent(pathname + search)}`}>
              Sign in
            </ButtonLink>
          }
        >
          This page is for people with an account here. You come back to it after signing in.
        </NoticeBar>
      )}
      <Title>Page not found</Title>
      <p className="mut">There is nothing at this address. It may have been taken down, or the address has a typing mistake.</p>
      <div className="actions">
        <ButtonLink to="/jobs">Find jobs</ButtonLink>
        <ButtonLink to="/" variant="ghost">
          Go to the home page
        </ButtonLink>
      </div>
    </Page>
  );
}
