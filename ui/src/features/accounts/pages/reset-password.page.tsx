import { useState } from 'react';
import * as v from 'valibot';
import { useRequestReset, useReset } from '../../../data/accounts/reset';
import { useSite } from '../../../data/site/site';
import { ContactCard } from '../../../domain/contact-card';
import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { PasswordField } from '../../../kit/form/password-field';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Title } from '../../../kit/title';
import { hasContact } from '../../../lib/contact';
import { ApiError } from '../../../lib/errors';
import { email, newPassword } from '../../../lib/fields';
import { afterSignIn } from '../../../lib/next';
import { useNavigate, useSearchParams } from '../../../lib/router/hooks';
import { readStored, removeStored, writeStored } from '../../../lib/storage';
import { toast } from '../../../lib/toast';
import { nextKey, useLinkToken } from '../use-link-token';

const heading = 'Reset your password';

/** Requests a reset link, or, with a token in the URL fragment, asks for the new password. */
export default function ResetPasswordPage() {
  const link = useLinkToken('token');
  const [given, setGiven] = useState('');
  const token = link?.token ?? '';

  return (
    <Page width="narrow">
      {token !== given ? (
        <>
          <Title>{heading}</Title>
          <NewPasswordForm key={token} token={token} onAgain={() => setGiven(token)} />
        </>
      ) : (
        <RequestForm />
      )}
    </Page>
  );
}

const requestSchema = v.object({ email });

function RequestForm() {
  const [params] = useSearchParams();
  const next = params.get('next');
  const [message, setMessage] = useState('');
  const { contact } = useSite();
  const form = useSchemaForm(requestSchema, { email: '' });
  const ask = useRequestReset((requested) => {
    if (next) writeStored(nextKey, next);
    setMessage(requested.message);
  });
  if (message) {
    return (
      <>
        <Title>{heading}</Title>
        <Banner kind="ok" lead="We got your request.">
          {message}{' '}
          {hasContact(contact)
            ? 'If nothing arrives, call, write or stop by.'
            : 'If nothing arrives, ask in the support chat, the round button at the bottom of the page.'}
        </Banner>
        <ContactCard contact={contact} />
        <p>
          <Link className="tap" to={{ pathname: '/sign-in', search: params.toString() }}>
            Back to sign in
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <div>
        <Title>{heading}</Title>
        <p className="mut">Enter the email address you signed up with. You’ll get a link to set a new password.</p>
      </div>
      <Form form={form} name="ask" onSubmit={ask.act} failure={ask.error}>
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" enterKeyHint="send" />
        <Button type="submit" variant="primary" size="lg" block pending={ask.pending} pendingLabel="Sending…">
          Ask for a link
        </Button>
      </Form>
    </>
  );
}

const newPasswordSchema = v.object({ password: newPassword });

function NewPasswordForm({ token, onAgain }: { token: string; onAgain: () => void }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useSchemaForm(newPasswordSchema, { password: '' });
  const reset = useReset((user) => {
    const next = params.get('next') ?? readStored<string>(nextKey);
    removeStored(nextKey);
    toast('Password changed', 'You’re signed in. Your other devices are signed out.');
    navigate(afterSignIn(next, user), { replace: true });
  });
  if (reset.error instanceof ApiError && reset.error.status === 404) {
    return (
      <>
        <Banner kind="danger" lead="This link doesn’t work anymore.">
          A link works once, for half an hour. A newer one replaces it.
        </Banner>
        <Button variant="primary" size="lg" block onClick={onAgain}>
          Request a new link
        </Button>
      </>
    );
  }
  return (
    <Form form={form} name="reset" onSubmit={({ password }) => reset.act({ token, password })} failure={reset.error}>
      <PasswordField
        name="password"
        label="New password"
        hint="At least 8 characters. A few words in a row are easy to remember."
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="lg" block pending={reset.pending} pendingLabel="Saving…">
        Save and sign in
      </Button>
    </Form>
  );
}
