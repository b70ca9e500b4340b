import { Link, Navigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import { useSession } from '../../../data/accounts/session';
import { useSignUp } from '../../../data/accounts/sign-up';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { PasswordField } from '../../../kit/form/password-field';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Page } from '../../../kit/layout';
import { Title } from '../../../kit/title';
import { ApiError } from '../../../lib/errors';
import { email, newPassword, optionalText, text } from '../../../lib/fields';
import { afterSignIn } from '../../../lib/next';
import { DraftNotice } from '../components/draft-notice';

const schema = v.object({ name: text(100, 'Enter your name.'), email, password: newPassword, code: optionalText(40) });

export default function SignUpPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const form = useSchemaForm(schema, { name: '', email: '', password: '', code: '' });
  const signUp = useSignUp(() => undefined);
  // Once it's asked for, it stays.
  const asksForCode = (signUp.error instanceof ApiError && signUp.error.code === 'many_sign_ups') || form.watch('code') !== '';
  if (user) return <Navigate to={afterSignIn(params.get('next'), user)} replace />;

  return (
    <Page width="narrow">
      <div>
        <Title>Create an account</Title>
        <p className="mut">Three fields, and you’re ready to apply or post.</p>
      </div>
      <DraftNotice next={params.get('next')} />
      <Form form={form} name="sign-up" onSubmit={({ code, ...body }) => signUp.act({ ...body, ...(code && { code }) })} failure={signUp.error}>
        <TextField
          name="name"
          label="Your name"
          hint="Others see your first name and an initial until you hire each other."
          autoComplete="name"
          enterKeyHint="next"
          maxLength={100}
        />
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" enterKeyHint="next" />
        <PasswordField
          name="password"
          label="Password"
          hint="At least 8 characters. A few words in a row are easy to remember."
          autoComplete="new-password"
        />
        {asksForCode && <TextField name="code" label="Code from the office" autoComplete="off" maxLength={40} hint="Eight letters and digits." />}
        <Button type="submit" variant="primary" size="lg" block pending={signUp.pending} pendingLabel="Creating…">
          Create account
        </Button>
      </Form>
      <p>
        Already have an account? <Link to={{ pathname: '/sign-in', search: params.toString() }}>Sign in</Link>
      </p>
    </Page>
  );
}
