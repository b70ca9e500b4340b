import { useState } from 'react';
import { stopwatch } from '../../../lib/duration';
import { behindBy } from '../../../lib/server-clock';
import { useNow } from '../../../lib/use-now';

/** The time since an instant, counting. Screen readers get it when they ask, not every second. */
export function Ticking({ since, className = '' }: { since: number; className?: string }) {
  // Once: later, this device's time may be past the beginning, and the timer would jump back.
  const [behind] = useState(() => behindBy(since));
  const seconds = Math.max(0, Math.floor((useNow(1_000) + behind - since) / 1_000));
  return (
    <span role="timer" aria-live="off" className={`num ${className}`}>
      {stopwatch(seconds)}
    </span>
  );
}
