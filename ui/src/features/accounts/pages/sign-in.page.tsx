import { useForm } from 'react-hook-form';
import { Link, Navigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { schemaResolver } from '../../../kit/form/resolver';
import { Page } from '../../../kit/layout';
import { Title } from '../../../kit/title';
import { email } from '../../../lib/fields';
import { safeNext } from '../../../lib/next';
import { useSession } from '../../../lib/session';
import { PasswordField } from '../components/password-field';
import { useSignIn } from '../mutations';

const schema = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('Enter your password.')) });

export default function SignInPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const form = useForm({ resolver: schemaResolver(schema), defaultValues: { email: '', password: '' }, reValidateMode: 'onBlur' });
  // The page leaves by the Navigate below as soon as there is a user.
  const signIn = useSignIn(() => undefined);
  if (user) return <Navigate to={safeNext(params.get('next'))} replace />;

  return (
    <Page width="narrow">
      <Title>Sign in</Title>
      <Form form={form} name="sign-in" onSubmit={signIn.act} failure={signIn.error}>
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" enterKeyHint="next" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" variant="primary" size="lg" block pending={signIn.pending} pendingLabel="Signing in…">
          Sign in
        </Button>
      </Form>
      <p>
        No account yet? <Link to={{ pathname: '/sign-up', search: params.toString() }}>Create one</Link>
      </p>
    </Page>
  );
}
