import { useState } from 'react';
import * as v from 'valibot';
import { needsProof, type Secret } from '../../../data/accounts/proof';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { PasswordField } from '../../../kit/form/password-field';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { newPassword } from '../../../lib/fields';

interface Props {
  act: (secret: Secret) => void;
  pending: boolean;
  error: unknown;
  /** What the button does, such as "Sign in". */
  go: string;
}

/** Asks the person who opened a link for the account's password or a new one, because someone else may have signed up with their address. */
export function ProofForm(props: Props) {
  const [isNew, setIsNew] = useState(false);
  return (
    <div className="stack gap-4">
      <p>
        {isNew
          ? 'Choose a new password. Every other device is signed out, in case someone else made the account with your address.'
          : 'One more step, because nobody has confirmed this address before: enter the account’s password.'}
      </p>
      {isNew ? <NewPassword {...props} /> : <OwnPassword {...props} />}
      <Button block onClick={() => setIsNew(!isNew)}>
        {isNew ? 'I know the password' : 'I don’t know it, or didn’t sign up'}
      </Button>
    </div>
  );
}

const ownSchema = v.object({ password: v.pipe(v.string(), v.nonEmpty('Enter the password.')) });
const newSchema = v.object({ newPassword });

const failureOf = (error: unknown) => (needsProof(error) ? null : error);

function OwnPassword({ act, pending, error, go }: Props) {
  const form = useSchemaForm(ownSchema, { password: '' });
  return (
    <Form form={form} name="proof" onSubmit={act} failure={failureOf(error)}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel="Checking…">
        {go}
      </Button>
    </Form>
  );
}

function NewPassword({ act, pending, error, go }: Props) {
  const form = useSchemaForm(newSchema, { newPassword: '' });
  return (
    <Form form={form} name="proof-new" onSubmit={act} failure={failureOf(error)}>
      <PasswordField
        name="newPassword"
        label="New password"
        hint="At least 8 characters. A few words in a row are easy to remember."
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel="Saving…">
        {go}
      </Button>
    </Form>
  );
}
