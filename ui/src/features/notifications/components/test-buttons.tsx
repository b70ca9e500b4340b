import { useState } from 'react';
import { useTestNotification } from '../../../data/notifications/settings';
import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { NotificationTestResult, NotificationWay } from '../../../lib/api';

const ways: [NotificationWay, string][] = [
  ['app', 'Test the app'],
  ['push', 'Test push'],
  ['mail', 'Test email'],
];

/** Sends a test in each way and says what happened. */
export function TestButtons() {
  const [result, setResult] = useState<NotificationTestResult | null>(null);
  const test = useTestNotification(setResult);
  return (
    <>
      <p className="mut">Sends you a test right now and says what happened.</p>
      <div className="row gap-2 wrp">
        {ways.map(([way, label]) => (
          <Button key={way} pending={test.pending && test.input === way} pendingLabel="Sending…" onClick={() => test.act(way)}>
            {label}
          </Button>
        ))}
      </div>
      <div role="status">
        {result && !test.pending && (
          <Banner kind={result.ok ? 'ok' : 'warn'} lead={result.ok ? 'It’s out.' : 'Nothing was sent.'}>
            {result.message}
          </Banner>
        )}
      </div>
      <ErrorLine error={test.error} />
    </>
  );
}
