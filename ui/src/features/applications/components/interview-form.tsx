import * as v from 'valibot';
import type { Step } from '../../../data/applications/step';
import { useSite } from '../../../data/site/site';
import { noPlace, PlaceFields, type PlaceValues, placeEntries } from '../../../domain/interviews/place-fields';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import type { Application } from '../../../lib/api';
import { instantOf, wallTime } from '../../../lib/moment';
import { townTime } from '../../../lib/town-time';

interface InterviewFormProps {
  application: Application;
  pending: boolean;
  error: unknown;
  onSend: (step: Step) => void;
  onBack: () => void;
}

/** Name of the draft. The component that sends the form deletes it. */
export const interviewDraft = ({ id }: Application) => `interview-change:${id}`;

const isUpcoming = (typed: { date: string; at: string }, zone: string) =>
  !typed.date || !typed.at || instantOf({ date: typed.date, time: typed.at }, zone) > Date.now();

/** Changes the interview that is arranged. */
export function InterviewForm({ application, pending, error, onSend, onBack }: InterviewFormProps) {
  const { zone, town } = useSite();
  const { worker, interview } = application;
  const before = interview && wallTime(interview.at, zone);
  const [form, draft] = useDraftForm(
    interviewDraft(application),
    v.pipe(
      v.object({
        date: v.pipe(v.string(), v.nonEmpty('Choose a day.')),
        at: v.pipe(v.string(), v.nonEmpty('Choose a time.')),
        ...placeEntries,
      }),
      v.forward(
        v.check((typed) => isUpcoming(typed, zone), 'Choose a time that hasn’t passed.'),
        ['at'],
      ),
    ),
    {
      date: before?.date ?? '',
      at: before?.time ?? '',
      ...(interview ? { how: interview.how, where: interview.where, note: interview.note } : noPlace),
    },
  );
  const send = ({ date, at, ...rest }: PlaceValues & { date: string; at: string }) =>
    onSend({ action: 'interview', at: instantOf({ date, time: at }, zone), ...rest });
  return (
    <Form form={form} name="interview" failure={error} draft={draft} onSubmit={send}>
      <div className="grid gap-3 rate-row">
        <TextField name="date" label="Day" type="date" min={wallTime(Date.now(), zone).date} />
        <TextField name="at" label="Time" type="time" hint={`In ${townTime(town)}.`} />
      </div>
      <PlaceFields to={worker.name} />
      <div className="actions">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Sending…">
          Change interview
        </Button>
      </div>
    </Form>
  );
}
