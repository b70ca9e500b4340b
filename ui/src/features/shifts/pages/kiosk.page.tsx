import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useClockCode } from '../../../data/shifts/shifts';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { ApiError } from '../../../lib/errors';
import { CodePanel } from '../components/code-panel';

/** A screen at the door: shows an employer's clock-in code to anyone in front of it. */
export default function KioskPage() {
  const { token = '' } = useParams();
  const code = useClockCode({ token });
  useScreenOn();
  if (code.error instanceof ApiError && code.error.status === 404) {
    return (
      <Missing title="This screen is turned off" text="The employer can make a new link on the page of a contract, under “Show clock-in code”." />
    );
  }
  return (
    <Page width="middle">
      <Title className="break">{code.data ? `Clock in at ${code.data.employer}` : 'Clock in'}</Title>
      {code.isPending && <SkeletonText label="Loading the code" />}
      {code.isError && <ErrorState title="The code can’t be shown now" error={code.error} onRetry={() => void code.refetch()} />}
      {code.data && !code.isError && (
        <>
          <CodePanel code={code.data} big />
          <p className="lead">
            Point your phone’s camera at the square, or type the four digits in the app under “Clock in”. They change every minute.
          </p>
          <div className="no-print">
            <Button onClick={() => void document.documentElement.requestFullscreen?.()}>Full screen</Button>
          </div>
        </>
      )}
    </Page>
  );
}

/** Keeps the screen from going dark, where the browser can. */
function useScreenOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const keep = () => {
      if (document.visibilityState === 'visible')
        void navigator.wakeLock?.request('screen').then(
          (granted) => {
            lock = granted;
          },
          () => undefined,
        );
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      void lock?.release();
    };
  }, []);
}
