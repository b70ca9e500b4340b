import type { ReactNode } from 'react';
import { useShifts } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { days } from '../../../lib/format';
import { useNow } from '../../../lib/use-now';
import { dayOf, nextOf } from '../words';
import { ShiftRow } from './shift-row';

/** The next shift of a contract, or the one that's on, with the buttons for its next step; `otherwise` if there's none. */
export function NextShift({ contract, otherwise }: { contract: number; otherwise: ReactNode }) {
  const { zone } = useSite();
  const now = useNow();
  const next = nextOf(useShifts(contract).data?.items ?? [], now);
  if (!next) return otherwise;
  return (
    <section aria-label="Next shift">
      <h2 className="row-title">{days(dayOf(next, zone), null)}</h2>
      <ShiftRow shift={next} />
    </section>
  );
}
