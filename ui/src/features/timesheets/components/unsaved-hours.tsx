import { useState } from 'react';
import { useSite } from '../../../data/site/site';
import { beforeContract, useRecorder } from '../../../data/timesheets/record';
import { useIsRecordStored, useRecorded } from '../../../data/timesheets/recorded';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { moment, timeOfDay } from '../../../lib/moment';
import type { LocalHours } from '../../../lib/timer-store';
import { DiscardDialog } from './discard-dialog';

const HoursSheet = lazyOverlay(() => import('./hours-sheet'));

/** Hours on this device that aren't saved on the site: those that wait for a signal, and those that were refused. */
export default function UnsavedHours({ contract }: { contract?: number }) {
  const { hours } = useRecorded();
  const listed = hours.filter((one) => (one.endedAt !== null || one.failure !== null) && (contract === undefined || one.contract === contract));
  if (listed.length === 0) return null;
  return (
    <ul className="stack gap-3" aria-label="Hours that aren’t saved yet">
      {listed.map((one) => (
        <li key={one.clientId} className={`notice ${one.failure ? 'n-d' : ''}`}>
          <Unsaved hours={one} />
        </li>
      ))}
    </ul>
  );
}

function Unsaved({ hours }: { hours: LocalHours }) {
  const { zone } = useSite();
  const { retry } = useRecorder();
  const isStored = useIsRecordStored();
  const [editing, setEditing] = useOverlay(`hours-${hours.clientId}`);
  const [asking, setAsking] = useState(false);
  const { clientId, title, startedAt, endedAt, failure } = hours;
  const times = `${moment(startedAt, zone).text}${endedAt === null ? '' : ` to ${timeOfDay(endedAt, zone)}`}`;
  if (!failure) {
    return (
      <p className="grow">
        <b>{title}:</b> {times}.{' '}
        {isStored
          ? 'Saved on this device, and sent when you’re back online.'
          : 'This device can’t store them, so keep this page open until you’re back online.'}
      </p>
    );
  }
  const isRunning = endedAt === null;
  return (
    <div className="grow stack gap-3">
      <p>
        <b>{title}:</b> {times}. {failure.text}
      </p>
      <div className="row wrp gap-2">
        {isRunning ? (
          <Button size="sm" onClick={() => retry(clientId, true)}>
            Start from now
          </Button>
        ) : (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
            Edit times
          </Button>
        )}
        <Button size="sm" onClick={() => retry(clientId)}>
          {failure.code === beforeContract ? 'It’s right, send it' : 'Try again'}
        </Button>
        <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
          Discard
        </Button>
      </div>
      {editing && <HoursSheet job={hours} from={hours} onClose={() => setEditing(false)} />}
      <DiscardDialog hours={hours} when={times} open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
