import * as v from 'valibot';
import { usePlanShift } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Contract } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { duration } from '../../../lib/duration';
import { optionalText, text } from '../../../lib/fields';
import { counted, days } from '../../../lib/format';
import { wallTime } from '../../../lib/moment';
import { toast } from '../../../lib/toast';
import { daysOf, shiftsOn } from '../plan';

const schema = v.object({
  date: text(10, 'Choose a day.'),
  from: text(8, 'Choose a time.'),
  to: text(8, 'Choose a time.'),
  place: optionalText(200),
  note: optionalText(1000),
  marked: v.array(v.boolean()),
  weeks: v.string(),
});

const weekOptions = [1, 2, 3, 4, 6, 8, 12].map((count) => ({ value: String(count), label: counted(count, 'week', 'weeks') }));
const nameOfWeekday = (index: number) =>
  new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 1 + index));
const weekdays = [0, 1, 2, 3, 4, 5, 6];

const lengthOf = (seconds: number) => (seconds % 3_600 === 0 ? counted(seconds / 3_600, 'hour', 'hours') : duration(seconds));

/** Plans a shift, or the same one on several days. The worker is asked whether they come. */
export default function ShiftSheet({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { zone } = useSite();
  const draftName = `shift:${contract.id}`;
  const plan = usePlanShift(contract.id, () => {
    deleteDraft(draftName);
    onClose();
    if (isOne) toast('Shift planned', `We asked ${contract.worker.name} to confirm it.`);
    else toast(`${planned.length} shifts planned`, `We asked ${contract.worker.name} to confirm them.`);
  });
  const [form, draft] = useDraftForm(draftName, schema, {
    date: wallTime(Date.now(), zone).date,
    from: '',
    to: '',
    place: '',
    note: '',
    marked: weekdays.map(() => false),
    weeks: '1',
  });
  const [date, from, to, marked, weeks] = form.watch(['date', 'from', 'to', 'marked', 'weeks']);
  const planned = daysOf(date, marked, Number(weeks));
  const isOne = planned.length <= 1;
  const shifts = shiftsOn(planned, { from, to }, zone);
  return (
    <Sheet open onClose={onClose} title="Plan shifts">
      <Form
        form={form}
        name="shift"
        failure={plan.error}
        draft={draft}
        className="stack gap-4"
        onSubmit={({ place, note }) => {
          const [first, ...also] = shifts.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
          if (first) plan.act({ ...first, also, place, note });
        }}
      >
        <TextField name="date" label="Day" type="date" />
        <div className="grid g-2 gap-4">
          <TextField name="from" label="From" type="time" />
          <TextField name="to" label="To" type="time" />
        </div>
        {from && to && to <= from && <p className="mut">It ends the next day.</p>}
        <div role="status">
          {shifts.map(
            ({ day, changed }) =>
              changed !== null && (
                <p key={day} className="mut">
                  {isOne ? 'Clocks change that night' : `Clocks change during the shift of ${days(day, null)}`}: {lengthOf(changed)}.
                </p>
              ),
          )}
        </div>
        <fieldset className="field plain">
          <legend className="lbl">Also on</legend>
          <div className="row wrp gap-3">
            {weekdays.map((index) => (
              <CheckField key={index} name={`marked.${index}`} label={nameOfWeekday(index)} />
            ))}
          </div>
        </fieldset>
        <SelectField name="weeks" label="For" options={weekOptions} />
        {!isOne && (
          <p className="mut" role="status">
            {planned.length} shifts, {days(planned[0] ?? date, null)} to {days(planned.at(-1) ?? date, null)}.
          </p>
        )}
        <TextField name="place" label="Where" optional maxLength={200} hint={contract.terms.place ? `If it isn’t ${contract.terms.place}.` : ''} />
        <TextField name="note" label="What to know" optional maxLength={1000} />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={plan.pending} pendingLabel="Saving…">
            {isOne ? 'Plan shift' : `Plan ${planned.length} shifts`}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
