import { useState } from 'react';
import { useUnsubscribe } from '../../../data/mail/unsubscribe';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Page } from '../../../kit/layout';
import { Title } from '../../../kit/title';
import { isGone } from '../../../lib/errors';
import { useLocation } from '../../../lib/router/hooks';

/** `/unsubscribe#token=…`: ends the emails that an address can do without. */
export default function UnsubscribePage() {
  const { hash } = useLocation();
  // It only unsubscribes, so unlike a token that signs in it may stay in the address bar.
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const [done, setDone] = useState(false);
  const unsubscribe = useUnsubscribe(() => setDone(true));
  return (
    <Page width="narrow">
      <Title>Unsubscribe</Title>
      {done ? (
        <>
          <Banner kind="ok" lead="You’re unsubscribed.">
            We won’t email you about what’s new anymore. Emails that you ask for, like a link to sign in, and warnings about your account still
            arrive.
          </Banner>
          <ButtonLink to="/notifications/settings">Choose what reaches you</ButtonLink>
        </>
      ) : !token || isGone(unsubscribe.error) ? (
        <>
          <Banner kind="warn" lead="This link doesn’t work.">
            You can also turn emails off in your notification settings.
          </Banner>
          <ButtonLink to="/notifications/settings">Notification settings</ButtonLink>
        </>
      ) : (
        <>
          <p>
            Stop getting emails about what’s new here? Emails that you ask for, like a link to sign in, and warnings about your account still arrive.
          </p>
          <ErrorLine error={unsubscribe.error} />
          <Button
            variant="primary"
            size="lg"
            block
            pending={unsubscribe.pending}
            pendingLabel="Unsubscribing…"
            onClick={() => unsubscribe.act(token)}
          >
            Unsubscribe
          </Button>
        </>
      )}
    </Page>
  );
}
