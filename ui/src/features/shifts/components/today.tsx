import { useBoard } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { wallTime } from '../../../lib/moment';
import { useNow } from '../../../lib/use-now';
import { dayOf } from '../words';
import { ShiftRow } from './shift-row';

const shown = ['proposed', 'confirmed', 'working', 'no_show'];

/** Today's shifts that aren't over, on both sides, with what it takes to get there. Yesterday's are shown while they last. */
export default function Today({ className = '' }: { className?: string }) {
  const { zone } = useSite();
  const now = useNow();
  const today = wallTime(now, zone).date;
  const board = useBoard(today);
  const items = (board.data?.items ?? []).filter(
    (shift) => dayOf(shift, zone) <= today && shown.includes(shift.state) && (shift.endsAt > now || shift.state === 'working'),
  );
  if (items.length === 0) return null;
  return (
    <section className={`stack gap-3 ${className}`} aria-label="Today">
      <h2>Today</h2>
      <ul className="stack gap-3" aria-label="Shifts of today">
        {items.map((shift) => (
          <li key={shift.id} className="card card-p">
            <ShiftRow shift={shift} withContract />
          </li>
        ))}
      </ul>
    </section>
  );
}
