import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useSession } from '../../../data/accounts/session';
import { useAdminLink, useSignIn } from '../../../data/accounts/sign-in';
import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { PasswordField } from '../../../kit/form/password-field';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Page } from '../../../kit/layout';
import { Link, Navigate } from '../../../kit/link';
import { Title } from '../../../kit/title';
import { isGone } from '../../../lib/errors';
import { email } from '../../../lib/fields';
import { afterSignIn } from '../../../lib/next';
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router/hooks';
import { DraftNotice } from '../components/draft-notice';

const schema = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('Enter your password.')) });

export default function SignInPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const form = useSchemaForm(schema, { email: '', password: '' });
  const link = useLinkToken();
  // No callback needed: <Navigate> below leaves the page once there is a user.
  const signIn = useSignIn(() => undefined);
  if (user) return <Navigate to={afterSignIn(params.get('next'), user)} replace />;

  return (
    <Page width="narrow">
      <Title>Sign in</Title>
      {link.pending && <p role="status">Signing you in with your link…</p>}
      {isGone(link.error) && (
        <Banner kind="danger" lead="That link didn’t work.">
          It works once, for a short time. Make a new one on the server: <code>jobstead admin link</code>.
        </Banner>
      )}
      {link.error !== null && !isGone(link.error) && <ErrorState title="We couldn’t check your link" error={link.error} onRetry={link.retry} />}
      <DraftNotice next={params.get('next')} />
      <Form form={form} name="sign-in" onSubmit={signIn.act} failure={signIn.error}>
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" enterKeyHint="next" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" variant="primary" size="lg" block pending={signIn.pending} pendingLabel="Signing in…">
          Sign in
        </Button>
      </Form>
      <p>
        <Link className="tap" to={{ pathname: '/reset-password', search: params.toString() }}>
          Forgot your password?
        </Link>
      </p>
      <p>
        <Link className="tap" to={{ pathname: '/sign-in/link', search: params.toString() }}>
          Get a sign-in link by email
        </Link>
      </p>
      <p>
        No account yet? <Link to={{ pathname: '/sign-up', search: params.toString() }}>Create one</Link>
      </p>
    </Page>
  );
}

/** Signs in with `/sign-in#token=…`, the link `jobstead admin link` prints, and removes the single-use token from the URL. */
function useLinkToken() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const link = useAdminLink();
  const { act } = link;
  const tokenRef = useRef('');
  useEffect(() => {
    const token = new URLSearchParams(hash.slice(1)).get('token');
    if (!token) return;
    tokenRef.current = token;
    navigate(pathname + search, { replace: true });
    act(token);
  }, [hash, pathname, search, navigate, act]);
  return { ...link, retry: () => act(tokenRef.current) };
}
