import { useSite } from '../../../data/site/site';
import { instantsOf, timeSpan } from '../../../lib/moment';
import type { Cell } from '../roster-plan';
import { stateLabel, times } from '../words';

interface ChipProps {
  cell: Cell;
  /** Whose shift it is, for those who can't see the row. */
  who: string;
  onChoose: () => void;
}

/** A shift in the grid: its times and its state. */
export function RosterChip({ cell, who, onChoose }: ChipProps) {
  const { zone } = useSite();
  const { text, label, tone } = shownAs(cell, zone);
  return (
    <button type="button" className={`roster-chip roster-${tone}`} aria-haspopup="dialog" aria-label={`${who}, ${text}, ${label}`} onClick={onChoose}>
      <b>{text}</b>
      <span>{label}</span>
    </button>
  );
}

function shownAs(cell: Cell, zone: string): { text: string; label: string; tone: string } {
  if ('planned' in cell) {
    const { startedAt, endedAt } = instantsOf(cell.planned, zone);
    const text = timeSpan(startedAt, endedAt, zone);
    return { text, label: cell.planned.replaces === null ? 'Not sent' : 'Change not sent', tone: 'draft' };
  }
  const text = times(cell.shift, zone);
  return cell.isCanceled ? { text, label: 'Canceling', tone: 'canceled' } : { text, ...stateLabel(cell.shift) };
}
