import { useState } from 'react';
import { useSite } from '../../../data/site/site';
import { beforeContract, type Job, useRecorder } from '../../../data/timesheets/record';
import { useChangeEntry } from '../../../data/timesheets/timesheets';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { TimeEntry } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { ApiError, DeviceError } from '../../../lib/errors';
import { instantsOf, wallTime } from '../../../lib/moment';
import type { LocalHours, LocalPhoto } from '../../../lib/timer-store';
import { toast } from '../../../lib/toast';
import { hoursSchema, typedOf } from '../times';
import { Added, ProofButtons } from './proof-buttons';

interface SheetProps {
  job: Job;
  /** Hours on this device that the site refused. */
  from?: LocalHours;
  /** Hours to change. */
  entry?: TimeEntry;
  onClose: () => void;
}

const said: Record<'saved' | 'waiting' | 'unstored', [title: string, text: string]> = {
  saved: ['Hours added', ''],
  waiting: ['Hours kept on this device', 'They’re sent when you’re back online.'],
  unstored: ['Hours not sent yet', 'This device can’t store them. Keep this page open until you’re back online.'],
};

/** Adds hours by hand, or changes them. */
export default function HoursSheet({ job, from, entry, onClose }: SheetProps) {
  const { zone } = useSite();
  const { add } = useRecorder();
  const known = entry ?? from;
  const today = wallTime(Date.now(), zone).date;
  const form = useSchemaForm(hoursSchema, { ...(known ? typedOf(known, zone) : { date: today, from: '', to: '' }), memo: known?.memo ?? '' });
  const [photos, setPhotos] = useState<LocalPhoto[]>(from?.photos ?? []);
  const [place, setPlace] = useState(from?.place ?? null);
  const [state, setState] = useState<{ pending: boolean; error: unknown; code?: string }>({ pending: false, error: null });
  const change = useChangeEntry(entry?.id ?? 0, () => {
    onClose();
    toast('Hours saved', '');
  });
  const code = change.error instanceof ApiError ? change.error.code : state.code;
  // Saving again answers the question.
  const confirmed = code === beforeContract;
  const save = async (typed: { date: string; from: string; to: string; memo: string }) => {
    const times = instantsOf(typed, zone);
    if (entry) return change.act({ ...times, memo: typed.memo, confirmed });
    setState({ pending: true, error: null });
    const hours = { contract: job.contract, title: job.title, ...times, memo: typed.memo, confirmed, place, photos };
    const outcome = await add(hours, from?.clientId);
    if (typeof outcome === 'string') {
      onClose();
      toast(...said[outcome]);
    } else setState({ pending: false, error: new DeviceError(outcome.text), code: outcome.code });
  };
  const [date, start, end] = form.watch(['date', 'from', 'to']);
  return (
    <Sheet open onClose={onClose} title={entry || from ? 'Edit hours' : 'Add hours'}>
      <Form form={form} name="hours" failure={entry ? change.error : state.error} className="stack gap-4" onSubmit={(typed) => void save(typed)}>
        <TextField name="date" label="Day" type="date" />
        <div className="grid g-2 gap-4">
          <TextField name="from" label="From" type="time" />
          <TextField name="to" label="To" type="time" />
        </div>
        {date && start && end && <p className="mut">{lengthOf(date, start, end, zone)}</p>}
        <TextField name="memo" label="What you did" optional maxLength={500} />
        {entry && !entry.manual && <p className="mut">A timer recorded these hours. If you change the times, both of you see what it recorded.</p>}
        {!entry && <ProofButtons onPhoto={(photo) => setPhotos([...photos, photo])} onPlace={setPlace} hasPlace={place !== null} />}
        <Added photos={photos.length} place={place !== null} />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={entry ? change.pending : state.pending} pendingLabel="Saving…">
            {confirmed ? 'It’s right, save' : 'Save'}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}

function lengthOf(date: string, from: string, to: string, zone: string): string {
  const { startedAt, endedAt } = instantsOf({ date, from, to }, zone);
  if (Number.isNaN(startedAt) || Number.isNaN(endedAt)) return '';
  return `${duration((endedAt - startedAt) / 1_000)}${to > from ? '' : ', until the next day'}`;
}
