import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { useSaveSettings } from '../../../data/support/settings';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import type { SupportSettings } from '../../../lib/api';
import { hours } from '../../../lib/format';
import { once } from '../../../lib/once';
import { toast } from '../../../lib/toast';

// January 1, 2024 was a Monday; formatting that week yields the weekday names in the user's language.
const dayName = once(() => new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' }));
const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, name: dayName().format(Date.UTC(2024, 0, day)) }));

const isTime = (typed: string) => /^\d\d:\d\d$/.test(typed);
const daySchema = v.pipe(
  v.object({ on: v.boolean(), opens: v.string(), closes: v.string() }),
  v.forward(
    v.check(({ on, opens, closes }) => !on || (isTime(opens) && isTime(closes) && opens < closes), 'The end time must be after the start time.'),
    ['closes'],
  ),
);
const schema = v.object({
  days: v.array(daySchema),
  keepDays: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => /^\d{1,4}$/.test(typed) && +typed >= 30 && +typed <= 1825, 'Enter a number from 30 to 1,825.'),
    v.transform(Number),
  ),
});

/** The support hours, for agents who can't edit them. */
export function HoursList({ settings }: { settings: SupportSettings }) {
  return (
    <dl className="stack gap-2">
      {settings.hours.map(({ day, opens, closes }) => (
        <div key={day} className="row sp">
          <dt>{days[day - 1]?.name}</dt>
          <dd>{hours(opens, closes)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Edits the support hours and how long closed chats are stored. */
export function HoursForm({ settings }: { settings: SupportSettings }) {
  const form = useSchemaForm(schema, {
    days: days.map(({ day }) => {
      const known = settings.hours.find((one) => one.day === day);
      return { on: known !== undefined, opens: known?.opens ?? '09:00', closes: known?.closes ?? '17:00' };
    }),
    keepDays: String(settings.keepDays),
  });
  const save = useSaveSettings(() => toast('Hours saved'));
  return (
    <Form
      form={form}
      name="hours"
      failure={save.error}
      onSubmit={(typed) => {
        const open = typed.days.flatMap(({ on, opens, closes }, index) => (on ? [{ day: index + 1, opens, closes }] : []));
        save.act({ hours: open, keepDays: typed.keepDays });
      }}
    >
      <p className="mut">Times are for {settings.zone.replaceAll('_', ' ')}. Outside these hours, the chat asks visitors for an email address.</p>
      {days.map(({ day, name }, index) => (
        <Day key={day} at={`days.${index}`} name={name} />
      ))}
      <TextField name="keepDays" label="Days to keep closed chats" inputMode="numeric" hint="After that, chats and ratings are deleted." />
      <div>
        <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
          Save hours
        </Button>
      </div>
    </Form>
  );
}

function Day({ at, name }: { at: string; name: string }) {
  const { watch } = useFormContext();
  return (
    <div className="stack gap-2">
      <CheckField name={`${at}.on`} label={name} />
      {watch(`${at}.on`) && (
        <div className="grid g-2 gap-4 inbox-span">
          <TextField name={`${at}.opens`} type="time" label={`${name}, from`} />
          <TextField name={`${at}.closes`} type="time" label={`${name}, until`} />
        </div>
      )}
    </div>
  );
}
