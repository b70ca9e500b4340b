// What a kiosk shows, with and without a signal.
import type { ClockCode } from '../../lib/api';

const minute = 60_000;
// A code is accepted for a minute after it changed, so a slow response is no reason to use up one of the codes ahead.
const patience = 10_000;

type Shown = Pick<ClockCode, 'code' | 'qr'> & { hasSignal: boolean };

/** The code to show so long after the last response, in milliseconds; null once the two codes ahead are over. */
export function shownCode(code: ClockCode, since: number): Shown | null {
  const now = code.now + since;
  if (now < code.changesAt + patience) return { code: code.code, qr: code.qr, hasSignal: true };
  const ahead = code.ahead.find(({ from }) => now < from + minute);
  return ahead ? { code: ahead.code, qr: ahead.qr, hasSignal: false } : null;
}
