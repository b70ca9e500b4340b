import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { useSaveNotificationSettings } from '../../../data/notifications/settings';
import { Button } from '../../../kit/button';
import { CheckField, SegmentField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import type { NotificationSettings } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { WaysTable } from './ways-table';

const isTime = (typed: string) => /^\d\d:\d\d$/.test(typed);
const waysSchema = v.object({ app: v.boolean(), push: v.boolean(), mail: v.boolean() });
const schemaFor = (categories: string[]) =>
  v.pipe(
    v.object({
      grid: v.object(Object.fromEntries(categories.map((category) => [category, waysSchema]))),
      isQuiet: v.boolean(),
      from: v.string(),
      to: v.string(),
      zone: v.string(),
      digest: v.picklist(['off', 'daily', 'weekly']),
    }),
    v.forward(
      v.check(({ isQuiet, from, to }) => !isQuiet || (isTime(from) && isTime(to) && from !== to), 'Enter two different times.'),
      ['to'],
    ),
  );

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zones that the browser knows, with the chosen one, which it may know by another name. */
const zonesWith = (chosen: string) =>
  [...new Set([chosen, ownZone(), ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** What reaches the person in which way, quiet hours and digest. */
export function WaysForm({ settings }: { settings: NotificationSettings }) {
  const { grid, quiet, digest } = settings;
  const [schema] = useState(() => schemaFor(Object.keys(grid)));
  const form = useSchemaForm(schema, {
    grid,
    isQuiet: quiet !== null,
    from: quiet?.from ?? '22:00',
    to: quiet?.to ?? '07:00',
    zone: quiet?.zone ?? ownZone(),
    digest,
  });
  const save = useSaveNotificationSettings(() => toast('Settings saved'));
  return (
    <Form
      form={form}
      name="ways"
      failure={save.error}
      onSubmit={({ grid: chosen, isQuiet, from, to, zone, digest: often }) =>
        save.act({ grid: chosen as NotificationSettings['grid'], quiet: isQuiet ? { from, to, zone } : null, digest: often })
      }
    >
      <WaysTable categories={Object.keys(grid)} />
      <QuietHours />
      <SegmentField
        name="digest"
        label="Emails"
        hint="Digests come at 8 in the morning, weekly ones on Mondays. Offers, cancellations, reminders and account news don’t wait."
        options={[
          { value: 'off', label: 'As it happens' },
          { value: 'daily', label: 'Daily' },
          { value: 'weekly', label: 'Weekly' },
        ]}
      />
      <div>
        <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
          Save settings
        </Button>
      </div>
    </Form>
  );
}

function QuietHours() {
  const { watch } = useFormContext();
  return (
    <div className="stack gap-3">
      <CheckField
        name="isQuiet"
        label="Quiet hours"
        hint="Push messages wait until these hours end. What can’t wait, like a canceled interview, comes without a sound."
      />
      {watch('isQuiet') && (
        <>
          <div className="grid g-2 gap-4">
            <TextField name="from" type="time" label="From" />
            <TextField name="to" type="time" label="Until" />
          </div>
          <SelectField name="zone" label="Time zone" options={zonesWith(watch('zone'))} />
        </>
      )}
    </div>
  );
}
