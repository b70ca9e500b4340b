import { useSite } from '../../../data/site/site';
import type { Shift } from '../../../lib/api';
import { days } from '../../../lib/format';
import { groupBy } from '../../../lib/group-by';
import { dayOf } from '../words';
import { ShiftRow } from './shift-row';

/** Shifts by day. */
export function ShiftDays({ shifts, withContract = false }: { shifts: Shift[]; withContract?: boolean }) {
  const { zone } = useSite();
  return groupBy(shifts, (shift) => dayOf(shift, zone)).map(([day, list]) => (
    <section key={day} className="stack gap-2">
      <h3 className="row-title">{days(day, null)}</h3>
      <ul aria-label={days(day, null)}>
        {list.map((shift) => (
          <li key={shift.id} id={`shift-${shift.id}`} className="shift">
            <ShiftRow shift={shift} withContract={withContract} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
