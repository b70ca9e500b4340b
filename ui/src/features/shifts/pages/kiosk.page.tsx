import { useEffect } from 'react';
import { useClockCode } from '../../../data/shifts/shifts';
import { Button } from '../../../kit/button';
import { Qr } from '../../../kit/qr';
import { Title } from '../../../kit/title';
import type { ClockCode } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { useParams } from '../../../lib/router/hooks';
import { useNow } from '../../../lib/use-now';
import { shownCode } from '../kiosk-code';

/** A screen at the door: shows an employer's clock-in code to anyone in front of it, and nothing else. No link leads away. */
export default function KioskPage() {
  const { token = '' } = useParams();
  const code = useClockCode({ token });
  useScreenOn();
  if (code.error instanceof ApiError && code.error.status === 404) {
    return (
      <Notice title="This screen is turned off" text="The employer can make a new link on the page of a contract, under “Show clock-in code”." />
    );
  }
  if (code.data) return <Code code={code.data} at={code.dataUpdatedAt} />;
  return code.isPending ? (
    <Notice title="Clock in" text="Loading the code…" />
  ) : (
    <Notice title="No signal" text="The code shows up here as soon as there’s a connection." />
  );
}

function Code({ code, at }: { code: ClockCode; at: number }) {
  const shown = shownCode(code, useNow(1_000) - at);
  if (!shown) return <Notice title="No signal" text="Start the timer in the app instead. It counts too." />;
  return (
    <div className="kiosk">
      <Qr code={shown.qr} label="QR code to clock in" />
      <div className="kiosk-words">
        <Title className="break">{`Clock in at ${code.employer}`}</Title>
        <p className="clock-digits num" aria-live="polite">
          <span aria-hidden="true">{shown.code}</span>
          <span className="vh">{`The code is ${shown.code.split('').join(' ')}`}</span>
        </p>
        <p>
          {shown.hasSignal
            ? 'Point your phone’s camera at the square, or type the four digits in the app under “Clock in”.'
            : 'No signal: one person can clock in with this code. The next one comes in a minute.'}
        </p>
        {document.fullscreenEnabled && (
          <div className="kiosk-wide no-print">
            <Button onClick={() => void document.documentElement.requestFullscreen()}>Full screen</Button>
          </div>
        )}
      </div>
    </div>
  );
}

const Notice = ({ title, text }: { title: string; text: string }) => (
  <div className="kiosk">
    <div className="kiosk-words">
      <Title>{title}</Title>
      <p>{text}</p>
    </div>
  </div>
);

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
