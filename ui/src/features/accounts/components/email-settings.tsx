import { useState } from 'react';
import * as v from 'valibot';
import { useRequestEmailChange, useRequestVerification } from '../../../data/accounts/email';
import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import type { User } from '../../../lib/api';
import { email } from '../../../lib/fields';

/** Verifying the email address, and changing it. */
export function EmailSettings({ user }: { user: User }) {
  return (
    <>
      {!user.emailVerified && <VerifyEmail key={user.email} />}
      <ChangeEmail key={`change ${user.email}`} />
    </>
  );
}

function VerifyEmail() {
  const [message, setMessage] = useState('');
  const ask = useRequestVerification((requested) => setMessage(requested.message));
  if (message) return <Banner kind="ok" lead={message} />;
  return (
    <>
      <ErrorLine error={ask.error} />
      <div>
        <Button pending={ask.pending} pendingLabel="Sending…" onClick={() => ask.act(null)}>
          Verify email address
        </Button>
      </div>
    </>
  );
}

const schema = v.object({ email });

function ChangeEmail() {
  const [message, setMessage] = useState('');
  const form = useSchemaForm(schema, { email: '' });
  const ask = useRequestEmailChange((requested) => {
    form.reset();
    setMessage(requested.message);
  });
  return (
    <Form form={form} name="email-change" onSubmit={ask.act} failure={ask.error}>
      {message && <Banner kind="ok" lead={message} />}
      <TextField
        name="email"
        label="New email address"
        hint="You sign in with it. It changes once you open the link we send there."
        type="email"
        inputMode="email"
        autoComplete="username"
        enterKeyHint="send"
      />
      <div>
        <Button type="submit" pending={ask.pending} pendingLabel="Sending…">
          Change email address
        </Button>
      </div>
    </Form>
  );
}
