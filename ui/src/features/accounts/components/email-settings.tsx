import { useState } from 'react';
import * as v from 'valibot';
import { useRequestEmailChange, useRequestVerification } from '../../../data/accounts/email';
import { useWelcomeCode } from '../../../data/accounts/welcome-codes';
import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import type { User } from '../../../lib/api';
import { email, text } from '../../../lib/fields';
import { toast } from '../../../lib/toast';

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
      <WelcomeCode />
    </>
  );
}

const codeSchema = v.object({ code: text(40, 'Enter the code.') });

/** Until the address is verified, a code from the office does for uploads. */
function WelcomeCode() {
  const form = useSchemaForm(codeSchema, { code: '' });
  const use = useWelcomeCode(() => {
    form.reset();
    toast('Thanks', 'You can upload as much as everyone else now.');
  });
  return (
    <details>
      <summary>I have a code from the office</summary>
      <Form form={form} name="welcome-code" failure={use.error} onSubmit={({ code }) => use.act(code)}>
        <TextField name="code" label="Code" autoComplete="off" maxLength={40} hint="It lets you upload more before you verify your address." />
        <div>
          <Button type="submit" pending={use.pending} pendingLabel="Checking…">
            Use code
          </Button>
        </div>
      </Form>
    </details>
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
