import { Qr } from '../../../kit/qr';
import type { ClockCode } from '../../../lib/api';

/** The code to clock in with, as digits and for a camera. */
export function CodePanel({ code }: { code: ClockCode }) {
  return (
    <div className="clock-code">
      <p className="clock-digits num" aria-live="polite">
        <span aria-hidden="true">{code.code}</span>
        <span className="vh">{`The code is ${code.code.split('').join(' ')}`}</span>
      </p>
      <Qr code={code.qr} label="QR code to clock in" size={200} />
    </div>
  );
}
