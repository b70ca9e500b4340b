import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useSignUp } from '../data/accounts/sign-up';
import { Form } from '../kit/form/form';
import { TextField } from '../kit/form/inputs';
import { PasswordField } from '../kit/form/password-field';
import { useSchemaForm } from '../kit/form/use-schema-form';
import type { Role } from '../lib/api';
import { ApiError } from '../lib/errors';
import { email, newPassword, optionalText, text } from '../lib/fields';

const schema = v.object({ name: text(100, 'Enter your name.'), email, password: newPassword, code: optionalText(40) });

/** Creating an account, and the form for it. `role` is what the action that led here needs. */
export function useJoin(role?: Role) {
  const form = useSchemaForm(schema, { name: '', email: '', password: '', code: '' });
  return { form, role, signUp: useSignUp(() => undefined) };
}

interface JoinFormProps {
  join: ReturnType<typeof useJoin>;
  /** The form's id. */
  name: string;
  /** Its button, and what else belongs below its fields. */
  children?: ReactNode;
}

/** The fields of a new account. */
export function JoinForm({ join: { form, role, signUp }, name, children }: JoinFormProps) {
  // Once it's asked for, it stays.
  const asksForCode = (signUp.error instanceof ApiError && signUp.error.code === 'many_sign_ups') || form.watch('code') !== '';
  return (
    <Form
      form={form}
      name={name}
      onSubmit={({ code, ...body }) => signUp.act({ ...body, ...(code && { code }), ...(role && { role }) })}
      failure={signUp.error}
    >
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
      {children}
    </Form>
  );
}
