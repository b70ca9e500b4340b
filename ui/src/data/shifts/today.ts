import type { Shift } from '../../lib/api';
import { wallTime } from '../../lib/moment';
import { useNow } from '../../lib/use-now';
import { useSite } from '../site/site';
import { useBoard } from './shifts';

const shown = ['proposed', 'confirmed', 'working', 'no_show'];

/** Today's shifts that aren't over, on both sides. Yesterday's are among them while they last. */
export function useTodaysShifts(): Shift[] {
  const { zone } = useSite();
  const now = useNow();
  const today = wallTime(now, zone).date;
  const board = useBoard(today);
  return (board.data?.items ?? []).filter(
    (shift) => wallTime(shift.startsAt, zone).date <= today && shown.includes(shift.state) && (shift.endsAt > now || shift.state === 'working'),
  );
}
