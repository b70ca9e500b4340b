import { useDelayed } from '../../../kit/delayed';
import { useOnline } from '../../../lib/connection';
import { useLine } from '../../../lib/live';

/** In milliseconds: a pause this short, as when a phone wakes up, isn't worth a word. */
const shortPause = 1_500;

/** Whether what others write shows up here at once. */
export function LineState() {
  const isOpen = useLine() === 'open';
  const isLate = useDelayed(!isOpen, shortPause);
  const online = useOnline();
  if (!online) return <span className="line-state">No signal</span>;
  if (isOpen) return <span className="line-state line-on">Connected</span>;
  return isLate ? <span className="line-state">Catching up…</span> : null;
}
