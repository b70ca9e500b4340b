import { useState } from 'react';
import { useConfirmEmailChange, useUndoEmailChange } from '../../../data/accounts/email';
import { isLinkGone } from '../../../data/accounts/proof';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { isGone } from '../../../lib/errors';
import { LinkStep } from './link-step';

/** Makes the address that the link was sent to the account's. */
export function ConfirmChange({ token }: { token: string }) {
  const [email, setEmail] = useState('');
  const confirm = useConfirmEmailChange(token, (confirmed) => setEmail(confirmed.email));
  if (email) {
    return (
      <>
        <Banner kind="ok" lead="Your email address was changed.">
          From now on, sign in with <b className="break">{email}</b>. If your old address was confirmed, it can undo this for a week.
        </Banner>
        <ButtonLink to="/settings">Go to your settings</ButtonLink>
      </>
    );
  }
  if (isLinkGone(confirm.error)) {
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
    <LinkStep link={confirm} go="Use this email address" pendingLabel="Changing…">
      Use the address you got this link at for your account? You’ll sign in with it from now on.
    </LinkStep>
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
