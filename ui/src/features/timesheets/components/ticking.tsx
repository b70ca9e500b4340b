import { stopwatch } from '../../../lib/duration';
import { useNow } from '../../../lib/use-now';

/** The time since an instant, counting. Screen readers get it when they ask, not every second. */
export function Ticking({ since, className = '' }: { since: number; className?: string }) {
  const seconds = Math.max(0, Math.floor((useNow(1_000) - since) / 1_000));
  return (
    <span role="timer" aria-live="off" className={`num ${className}`}>
      {stopwatch(seconds)}
    </span>
  );
}
