import { useTodaysShifts } from '../../../data/shifts/today';
import { ShiftRow } from './shift-row';

/** Today's shifts, with what it takes to get there. */
export default function Today() {
  const shifts = useTodaysShifts();
  if (shifts.length === 0) return null;
  return (
    <section className="stack gap-3" aria-label="Today">
      <h2>Today</h2>
      <ul className="stack gap-3" aria-label="Shifts of today">
        {shifts.map((shift) => (
          <li key={shift.id} className="card card-p">
            <ShiftRow shift={shift} withContract />
          </li>
        ))}
      </ul>
    </section>
  );
}
