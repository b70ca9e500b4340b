import { ButtonLink } from '../kit/button';
import { signInPath } from '../lib/next';
import { useLocation } from '../lib/router/hooks';

/** Links to sign in or create an account; both return to this page. */
export function SignInActions() {
  const { pathname, search } = useLocation();
  const next = pathname + search;
  return (
    <div className="actions">
      <ButtonLink variant="primary" to={signInPath(next)}>
        Sign in
      </ButtonLink>
      <ButtonLink to={signInPath(next).replace('/sign-in', '/sign-up')}>Create an account</ButtonLink>
    </div>
  );
}
