import { Pause, Play, Square } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { useSite } from '../../../data/site/site';
import { type Job, useRecorder } from '../../../data/timesheets/record';
import { runningOf, useIsRecordStored, useRecorded } from '../../../data/timesheets/recorded';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { useOnline } from '../../../lib/connection';
import { timeOfDay } from '../../../lib/moment';
import type { LocalHours } from '../../../lib/timer-store';
import { DiscardDialog } from './discard-dialog';
import { Added, ProofButtons } from './proof-buttons';
import { Ticking } from './ticking';

/** Starts and stops the timer of a contract. It runs on this device, with or without a signal. */
export default function TimerCard({ job }: { job: Job }) {
  const recorded = useRecorded();
  const { know } = useRecorder();
  const { contract, title } = job;
  useEffect(() => know({ contract, title }), [know, contract, title]);
  const running = runningOf(recorded);
  return (
    <section className="timer stack gap-3" aria-label="Timer">
      {running?.contract === contract ? <Running timer={running} /> : <Idle job={job} other={running} />}
    </section>
  );
}

function Idle({ job, other }: { job: Job; other: LocalHours | undefined }) {
  const { start, stop, endBreak } = useRecorder();
  const { pause } = useRecorded();
  const { zone } = useSite();
  const own = pause?.contract === job.contract ? pause : null;
  const [memo, setMemo] = useState(own?.memo ?? '');
  const begin = () => {
    if (other) stop(other.clientId);
    start(job, memo);
  };
  return (
    <>
      {own ? (
        <p>
          On a break since {timeOfDay(own.since, zone)}: <Ticking since={own.since} />
        </p>
      ) : (
        <h2 className="timer-title">Timer</h2>
      )}
      {other && (
        <p>
          Your timer is running for <Link to={`/contracts/${other.contract}`}>{other.title}</Link>.
        </p>
      )}
      <Memo value={memo} onChange={setMemo} />
      <div className="timer-buttons">
        <Button variant="marigold" size="lg" onClick={begin}>
          <Icon of={Play} /> {other ? 'Stop it and start here' : own ? 'Go on' : 'Start timer'}
        </Button>
        {own && (
          <Button size="lg" variant="plain" className="timer-plain" onClick={endBreak}>
            Done for now
          </Button>
        )}
      </div>
    </>
  );
}

function Running({ timer }: { timer: LocalHours }) {
  const { stop, setMemo, addPhoto, setPlace } = useRecorder();
  const { zone } = useSite();
  const online = useOnline();
  const isStored = useIsRecordStored();
  const [asking, setAsking] = useState(false);
  const { clientId, startedAt, photos, place } = timer;
  return (
    <>
      <p className="timer-since">Running since {timeOfDay(startedAt, zone)}</p>
      <Ticking since={startedAt} className="timer-time" />
      <Memo value={timer.memo} onDone={(memo) => memo !== timer.memo && setMemo(clientId, memo)} />
      <div className="timer-buttons">
        <Button variant="marigold" size="lg" onClick={() => stop(clientId, true)}>
          <Icon of={Pause} /> Pause
        </Button>
        <Button size="lg" variant="plain" className="timer-plain" onClick={() => stop(clientId)}>
          <Icon of={Square} /> Stop
        </Button>
      </div>
      <ProofButtons onPhoto={(photo) => addPhoto(clientId, photo)} onPlace={(found) => setPlace(clientId, found)} hasPlace={place !== null} />
      <Added photos={photos.length} place={place !== null} />
      <p className="sm">
        {/* The server knows a timer that was sent, whatever this device can store. */}
        {!isStored && !timer.sent
          ? 'This device can’t store the timer. Keep this page open until you’re online and it’s sent. '
          : online
            ? 'It keeps running if you close this page or restart your phone. '
            : 'No signal. It keeps running on this device, and is sent when you’re back online. '}
        <button type="button" className="timer-link" onClick={() => setAsking(true)}>
          Discard it
        </button>
      </p>
      <DiscardDialog hours={timer} when={`The time since ${timeOfDay(startedAt, zone)}`} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

/** What is being done. Saved when the person leaves the field. */
function Memo({ value, onChange, onDone }: { value: string; onChange?: (memo: string) => void; onDone?: (memo: string) => void }) {
  const id = useId();
  return (
    <div className="stack gap-1">
      <label htmlFor={id} className="sm">
        What you’re doing (optional)
      </label>
      <input
        key={onChange ? id : value}
        id={id}
        className="in plain-in"
        maxLength={500}
        {...(onChange ? { value, onChange: (event) => onChange(event.target.value) } : { defaultValue: value })}
        onBlur={(event) => onDone?.(event.target.value.trim())}
      />
    </div>
  );
}
