import { Camera, MapPin, MessageSquare } from 'lucide';
import { useSite } from '../../../data/site/site';
import { Icon } from '../../../kit/icon';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Contract, TimeEntry, TimesheetView } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { counted } from '../../../lib/format';
import { timeSpan } from '../../../lib/moment';
import { money } from '../../../lib/money';

const LineSheet = lazyOverlay(() => import('./line-sheet'));

/** One line of a timesheet; a tap shows all of it. */
export function EntryLine({ entry, view, contract }: { entry: TimeEntry; view: TimesheetView; contract: Contract }) {
  const { zone } = useSite();
  const [open, setOpen] = useOverlay(`line-${entry.id}`);
  const { figures, comments, photos, place, manual, clockAhead } = entry;
  const marks = [
    entry.disputeId !== null && 'set aside by a dispute',
    manual && 'by hand',
    clockAhead > 0 && 'device clock ahead',
    entry.beforeContract && 'before the contract’s first day',
    figures.overtimeSeconds > 0 && `${duration(figures.overtimeSeconds)} overtime`,
  ];
  return (
    <>
      <button type="button" className="hours-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="grow stack gap-0">
          <span>{timeSpan(entry.startedAt, entry.endedAt, zone)}</span>
          {entry.memo && <span className="sm break">{entry.memo}</span>}
          <span className="sm mut row wrp gap-2 hours-marks">
            {marks.filter(Boolean).join(', ')}
            {photos.length > 0 && <Mark icon={Camera} label={counted(photos.length, 'photo', 'photos')} count={photos.length} />}
            {place && <Mark icon={MapPin} label="With a place" />}
            {comments.length > 0 && <Mark icon={MessageSquare} label={counted(comments.length, 'comment', 'comments')} count={comments.length} />}
          </span>
        </span>
        <span className="hours-figures">
          <b>{duration(figures.countedSeconds)}</b>
          {entry.rate !== null && <span className="sm">{money(figures.amount, contract.currency)}</span>}
        </span>
      </button>
      {open && <LineSheet entry={entry} view={view} contract={contract} onClose={() => setOpen(false)} />}
    </>
  );
}

function Mark({ icon, label, count }: { icon: typeof Camera; label: string; count?: number }) {
  return (
    <span className="row gap-1">
      <Icon of={icon} size="s" />
      <span className="vh">{label}</span>
      {count !== undefined && <span aria-hidden="true">{count}</span>}
    </span>
  );
}
