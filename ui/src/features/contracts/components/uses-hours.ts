import { useShifts } from '../../../data/shifts/shifts';
import { runningOf, useRecorded } from '../../../data/timesheets/recorded';
import { useTimesheets } from '../../../data/timesheets/timesheets';
import type { Contract } from '../../../lib/api';
import { useSearchParams } from '../../../lib/router/hooks';

/** Whether the timer and the hours are shown at once: always for work that's paid by time, and for a fixed price once somebody uses them. */
export function useUsesHours(contract: Contract): boolean {
  const [params] = useSearchParams();
  const shifts = useShifts(contract.id);
  const weeks = useTimesheets(contract.id);
  const recorded = useRecorded();
  if (contract.terms.rateUnit !== 'job' || params.get('tab') === 'hours') return true;
  // Without a signal, nobody knows.
  if (shifts.isError || weeks.isError) return true;
  const isOnDevice = runningOf(recorded)?.contract === contract.id || recorded.hours.some((one) => one.contract === contract.id);
  return isOnDevice || (shifts.data?.items.length ?? 0) > 0 || (weeks.data?.items.length ?? 0) > 0;
}
