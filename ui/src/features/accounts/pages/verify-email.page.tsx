import { useState } from 'react';
import { useRequestVerification, useVerifyEmail } from '../../../data/accounts/email';
import { isLinkGone } from '../../../data/accounts/proof';
import { useSession } from '../../../data/accounts/session';
import { SignInActions } from '../../../domain/sign-in-actions';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Page } from '../../../kit/layout';
import { Title } from '../../../kit/title';
import { ConfirmChange, UndoChange } from '../components/change-links';
import { LinkStep } from '../components/link-step';
import { useLinkToken } from '../use-link-token';

/** What the links in mails about the email address lead to; without a link, sends one. */
export default function VerifyEmailPage() {
  const link = useLinkToken('token', 'change', 'undo');
  return (
    <Page width="narrow">
      <Title>{link?.name === 'undo' ? 'Undo the email change' : 'Confirm your email'}</Title>
      {link?.name === 'token' && <Verify key={link.token} token={link.token} />}
      {link?.name === 'change' && <ConfirmChange key={link.token} token={link.token} />}
      {link?.name === 'undo' && <UndoChange key={link.token} token={link.token} />}
      {link === null && <RequestLink />}
    </Page>
  );
}

function Verify({ token }: { token: string }) {
  const [verified, setVerified] = useState(false);
  const verify = useVerifyEmail(token, () => setVerified(true));
  if (verified) return <Verified />;
  if (isLinkGone(verify.error)) {
    return (
      <>
        <Banner kind="danger" lead="This link doesn’t work anymore.">
          A link works once, for three days. It stops working when your email address changes.
        </Banner>
        <RequestLink />
      </>
    );
  }
  return (
    <LinkStep link={verify} go="Confirm my email" pendingLabel="Confirming…">
      Did you get this link by email? Then the address is yours. Confirm it with one tap.
    </LinkStep>
  );
}

function Verified() {
  return (
    <>
      <Banner kind="ok" lead="Your email address is verified." />
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </>
  );
}

function RequestLink() {
  const { user, state } = useSession();
  const [message, setMessage] = useState('');
  const ask = useRequestVerification((requested) => setMessage(requested.message));
  if (state === 'loading') return null;
  if (!user) {
    return (
      <>
        <p className="mut">Sign in to get a link that confirms your email address.</p>
        <SignInActions />
      </>
    );
  }
  if (user.emailVerified) return <Verified />;
  if (message) return <Banner kind="ok" lead={message} />;
  return (
    <>
      <p>
        We’ll send a link to <b className="break">{user.email}</b>. Open it to confirm that the address is yours.
      </p>
      <ErrorLine error={ask.error} />
      <Button variant="primary" size="lg" block pending={ask.pending} pendingLabel="Sending…" onClick={() => ask.act(null)}>
        Send me a link
      </Button>
    </>
  );
}
