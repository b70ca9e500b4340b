import { useDelayed } from '../../../kit/delayed';
import { useOnline } from '../../../lib/connection';
import { useLine } from '../../../lib/live';

/** In milliseconds: a pause this short, as when a phone wakes up, isn't worth a word. */
const shortPause = 1_500;

/** Whether the other side is here, and whether what they write shows up at once. */
export function LineState({ isHere }: { isHere: boolean }) {
  const isOpen = useLine() === 'open';
  const isLate = useDelayed(!isOpen, shortPause);
  if (!useOnline()) return <span className="line-state">No signal</span>;
  return (
    <>
      {isHere && <span>Here now</span>}
      {isOpen ? <span className="line-state line-on">Connected</span> : isLate && <span className="line-state">Catching up…</span>}
    </>
  );
}
