import { CircleCheck, CircleDashed, CircleX } from 'lucide';
import { useState } from 'react';
import { useCheckCards, useTestPayment } from '../../../data/money/cards';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import type { CardCheck, CardSettings } from '../../../lib/api-cards';
import { relativeTime } from '../../../lib/format';

/** Whether paying by card works: the key, Stripe’s notifications, and a test payment. */
export function CardDoctor({ settings }: { settings: CardSettings }) {
  const [found, setFound] = useState<CardCheck | null>(null);
  const check = useCheckCards(setFound);
  const test = useTestPayment((url) => location.assign(url));
  return (
    <section className="stack gap-3" aria-labelledby="card-check">
      <h2 className="section-title" id="card-check">
        Does it work?
      </h2>
      <div role="status">
        <ul className="stack gap-3">
          <Step state={found ? (found.keyWorks ? 'done' : 'failed') : 'open'}>{keyText(found)}</Step>
          <Step state={settings.notifiedAt === null ? 'open' : 'done'}>
            {settings.notifiedAt === null
              ? 'Notifications: none from Stripe yet. Payments are noticed within minutes even without them.'
              : `Notifications: the last one came ${relativeTime(settings.notifiedAt)}.`}
          </Step>
          <Step state={settings.testedAt === null ? 'open' : 'done'}>
            {settings.testedAt === null
              ? 'Test payment: none yet. Use the card number 4242 4242 4242 4242, any future date and any three digits.'
              : `Test payment: the last one arrived ${relativeTime(settings.testedAt)}.`}
          </Step>
        </ul>
      </div>
      {settings.isTest && (
        <p className="mut">
          This is a test key: no real money moves. Once everything works, enter your live key and the secret of its webhook, and turn it on.
        </p>
      )}
      <div className="actions">
        <Button pending={check.pending} pendingLabel="Asking Stripe…" onClick={() => check.act(null)}>
          Check the key
        </Button>
        {settings.isTest && (
          <Button pending={test.pending} pendingLabel="Opening…" onClick={() => test.act(null)}>
            Make a test payment
          </Button>
        )}
      </div>
      <ErrorLine error={check.error ?? test.error} />
    </section>
  );
}

function keyText(found: CardCheck | null): string {
  if (!found) return 'Key: not checked yet.';
  if (!found.keyWorks) return `Key: it doesn’t work. ${found.problem}`;
  return found.isTest ? 'Key: it works, for tests.' : 'Key: it works, with real money.';
}

const icons = { done: CircleCheck, open: CircleDashed, failed: CircleX };

function Step({ state, children }: { state: keyof typeof icons; children: string }) {
  return (
    <li className="row top gap-2">
      <Icon of={icons[state]} size="s" />
      <span>{children}</span>
    </li>
  );
}
