import { useShifts } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { days } from '../../../lib/format';
import { useNow } from '../../../lib/use-now';
import { dayOf, nextOf } from '../words';
import { ShiftRow } from './shift-row';

/** The next shift of a contract, or the one that's on, with the buttons for its next step. */
export function NextShift({ contract }: { contract: number }) {
  const { zone } = useSite();
  const now = useNow();
  const next = nextOf(useShifts(contract).data?.items ?? [], now);
  if (!next) return null;
  return (
    <section aria-label="Next shift">
      <h2 className="row-title">{days(dayOf(next, zone), null)}</h2>
      <ShiftRow shift={next} />
    </section>
  );
}
