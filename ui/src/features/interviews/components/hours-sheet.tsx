import * as v from 'valibot';
import { useInterviewHours, useSetInterviewHours } from '../../../data/employers/interview-hours';
import { useSite } from '../../../data/site/site';
import { days } from '../../../domain/week';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { InterviewHours, MyEmployer, Weekday } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { townTime } from '../../../lib/town-time';
import { type Days, hoursOf, problemOf, valuesOf } from '../hours';

const options = (values: [number, string][]) => values.map(([value, label]) => ({ value: String(value), label }));
const buffers = options([
  [0, 'None'],
  [10, '10 minutes'],
  [15, '15 minutes'],
  [30, '30 minutes'],
  [60, '1 hour'],
]);
const notices = options([
  [1, '1 hour'],
  [4, '4 hours'],
  [12, '12 hours'],
  [24, '1 day'],
  [48, '2 days'],
  [168, '1 week'],
]);
const horizons = options([
  [7, '1 week'],
  [14, '2 weeks'],
  [30, '30 days'],
  [60, '60 days'],
]);

interface HoursSheetProps {
  employer: MyEmployer;
  onClose: () => void;
}

/** The weekly hours in which an employer holds interviews. */
export default function HoursSheet({ employer, onClose }: HoursSheetProps) {
  const hours = useInterviewHours(employer.id);
  return (
    <Sheet open onClose={onClose} title="Interview hours">
      {hours.isPending && <SkeletonText label="Loading the interview hours" />}
      {hours.isError && <ErrorState title="The hours didn’t load" error={hours.error} onRetry={() => void hours.refetch()} />}
      {hours.data && <HoursForm employer={employer} hours={hours.data} onDone={onClose} />}
    </Sheet>
  );
}

const day = v.object({ on: v.boolean(), from: v.string(), to: v.string(), again: v.boolean(), from2: v.string(), to2: v.string() });
const schema = v.pipe(
  v.object({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
    buffer: v.string(),
    notice: v.string(),
    ahead: v.string(),
  }),
  v.rawCheck<Days & { buffer: string; notice: string; ahead: string }>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const { id } of days) {
      const problem = problemOf(input[id]);
      if (!problem) continue;
      const { field, message } = problem;
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input, key: id, value: input[id] },
          { type: 'object', origin: 'value', input: { ...input[id] }, key: field, value: input[id][field] },
        ],
      });
    }
  }),
);

/** The choices, with one that was set without this form. */
const withStored = (choices: { value: string; label: string }[], stored: number, unit: string) =>
  choices.some(({ value }) => value === String(stored)) ? choices : [...choices, { value: String(stored), label: `${stored} ${unit}` }];

function HoursForm({ employer, hours, onDone }: { employer: MyEmployer; hours: InterviewHours; onDone: () => void }) {
  const { town } = useSite();
  const form = useSchemaForm(schema, valuesOf(hours));
  const save = useSetInterviewHours(employer.id, () => {
    toast('Interview hours saved', employer.name);
    onDone();
  });
  return (
    <Form form={form} name="interview-hours" failure={save.error} onSubmit={(values) => save.act(hoursOf(values, hours))}>
      <p className="mut">In {townTime(town)}. Leave a day out by unchecking it.</p>
      {days.map(({ id, label }) => (
        <DayFields key={id} id={id} label={label} on={form.watch(`${id}.on`)} again={form.watch(`${id}.again`)} />
      ))}
      <SelectField name="buffer" label="Free time between interviews" options={withStored(buffers, hours.bufferMinutes, 'minutes')} />
      <SelectField name="notice" label="Minimum notice" options={withStored(notices, hours.noticeHours, 'hours')} />
      <SelectField name="ahead" label="How far ahead people can pick" options={withStored(horizons, hours.daysAhead, 'days')} />
      <div className="actions">
        <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
          Save interview hours
        </Button>
      </div>
    </Form>
  );
}

function DayFields({ id, label, on, again }: { id: Weekday; label: string; on: boolean; again: boolean }) {
  return (
    <div className="stack gap-2">
      <CheckField name={`${id}.on`} label={label} />
      {on && (
        <>
          <div className="grid gap-3 two-times">
            <TextField name={`${id}.from`} label={`${label}, from`} type="time" />
            <TextField name={`${id}.to`} label={`${label}, until`} type="time" />
          </div>
          <CheckField name={`${id}.again`} label={`${label}, again after a break`} />
          {again && (
            <div className="grid gap-3 two-times">
              <TextField name={`${id}.from2`} label={`${label}, again from`} type="time" />
              <TextField name={`${id}.to2`} label={`${label}, again until`} type="time" />
            </div>
          )}
        </>
      )}
    </div>
  );
}
