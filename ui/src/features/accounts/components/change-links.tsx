import { useState } from 'react';
import { useConfirmEmailChange, useUndoEmailChange } from '../../../data/accounts/email';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { isGone } from '../../../lib/errors';

/** Makes the address that the link was sent to the account's. */
export function ConfirmChange({ token }: { token: string }) {
  const [email, setEmail] = useState('');
  const confirm = useConfirmEmailChange((confirmed) => setEmail(confirmed.email));
  if (email) {
    return (
      <>
        <Banner kind="ok" lead="Your email address was changed.">
          From now on, sign in with <b className="break">{email}</b>. We told your old address, which can undo this for a week.
        </Banner>
        <ButtonLink to="/settings">Go to your settings</ButtonLink>
      </>
    );
  }
  if (isGone(confirm.error)) {
    return (
      <>
        <Banner kind="warn" lead="This link doesn’t work anymore.">
          A link works once, for one day, and a newer one replaces it. You can get another one in your settings.
        </Banner>
        <ButtonLink to="/settings">Go to your settings</ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>Use the address you got this link at for your account? You’ll sign in with it from now on.</p>
      <ErrorLine error={confirm.error} />
      <Button variant="primary" size="lg" block pending={confirm.pending} pendingLabel="Changing…" onClick={() => confirm.act(token)}>
        Use this email address
      </Button>
    </>
  );
}

/** Gives the account its old address back. */
export function UndoChange({ token }: { token: string }) {
  // A fresh load, because every session of the account has ended.
  const undo = useUndoEmailChange(({ resetToken }) => window.location.assign(`/reset-password#token=${resetToken}`));
  if (isGone(undo.error)) {
    return (
      <>
        <Banner kind="warn" lead="This link doesn’t work anymore.">
          A link works once, for a week. If someone else is using your account, ask the office for help.
        </Banner>
        <ButtonLink to="/contact">Contact the office</ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>Didn’t change your email address? Your account gets the old one back, every browser is signed out, and you choose a new password.</p>
      <ErrorLine error={undo.error} />
      <Button variant="primary" size="lg" block pending={undo.pending} pendingLabel="Undoing…" onClick={() => undo.act(token)}>
        Undo the change
      </Button>
    </>
  );
}
