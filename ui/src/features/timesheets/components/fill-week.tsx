import { useBoard } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { useRecorder } from '../../../data/timesheets/record';
import { useAddPlanned, useTimesheet } from '../../../data/timesheets/timesheets';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { Contract, TimesheetView } from '../../../lib/api';
import { DeviceError } from '../../../lib/errors';
import { counted } from '../../../lib/format';
import { addDays } from '../../../lib/moment';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/use-action';
import { type Hours, sameAsLastWeek, withoutHours } from '../fill';

/** Adds a week's hours with one tap: as they were planned, otherwise at the times of the week before. */
export function FillWeek({ view, contract }: { view: TimesheetView; contract: Contract }) {
  const { zone } = useSite();
  const { week } = view.sheet;
  const planned = withoutHours(useBoard(week).data?.items ?? [], contract.id, view);
  const before = useTimesheet(contract.id, addDays(week, -1)).data;
  const copied = planned.length === 0 && before && before.sheet.week !== week ? sameAsLastWeek(before.entries, view, zone, Date.now()) : [];
  const addPlanned = useAddPlanned(contract.id, week, (added) => toast('Hours added', `${counted(added, 'shift', 'shifts')}, as planned.`));
  const copy = useCopiedHours(contract, copied);
  if (planned.length > 0) {
    return (
      <>
        <Button pending={addPlanned.pending} onClick={() => addPlanned.act(false)}>
          {`Add ${counted(planned.length, 'planned shift', 'planned shifts')}`}
        </Button>
        <ErrorLine error={addPlanned.error} />
      </>
    );
  }
  if (copied.length === 0) return null;
  return (
    <>
      <Button pending={copy.pending} onClick={() => copy.act(copied)}>
        Same times as last week
      </Button>
      <ErrorLine error={copy.error} />
    </>
  );
}

/** Adds hours one by one, so that they are kept on the device without a connection. */
function useCopiedHours(contract: Contract, copied: Hours[]) {
  const { add } = useRecorder();
  return useAction<Hours[], null>({
    run: async (all) => {
      for (const times of all) {
        const outcome = await add({ contract: contract.id, title: contract.jobTitle, ...times, memo: '', confirmed: false, place: null, photos: [] });
        if (typeof outcome !== 'string') throw new DeviceError(outcome.text);
      }
      return null;
    },
    onDone: () => toast('Hours added', `${counted(copied.length, 'day', 'days')}, at last week’s times.`),
  });
}
