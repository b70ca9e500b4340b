import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMyEmployers } from '../../../data/employers/mine';
import { useMatchColumns } from '../../../data/imports/imports';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { type Option, SelectField, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { SkeletonText } from '../../../kit/skeleton';
import type { ImportDetails, MyEmployer } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { joinTown } from '../../../lib/town';
import { dateFields, type ImportField, moreFields, payFields, requiredFields } from '../fields';
import { type ColumnValues, columnChoice, columnOf, columnsSchema, fromMapping, toMapping, valueChoice } from '../mapping';

/** Asks what the file doesn't say: which column fills which field. The rest is guessed, and can be changed. */
export default function ColumnForm({ details, onDone }: { details: ImportDetails; onDone: () => void }) {
  const employers = useMyEmployers();
  if (employers.isPending) return <SkeletonText label="Loading your employers" />;
  if (employers.isError) return <ErrorState title="Your employers didn’t load" error={employers.error} onRetry={() => void employers.refetch()} />;
  return <Columns details={details} employers={employers.data.items.filter(({ rights }) => rights.post)} onDone={onDone} />;
}

function Columns({ details, employers, onDone }: { details: ImportDetails; employers: MyEmployer[]; onDone: () => void }) {
  const { categories, town, state } = useSite();
  const { mapping, guess, columns } = details;
  const [start] = useState(() => {
    const employer = mapping?.employerId ?? employers.find(({ id }) => id === guess.employerId)?.id ?? employers[0]?.id ?? '';
    return fromMapping(String(employer), mapping?.map ?? guess.map);
  });
  const form = useSchemaForm(columnsSchema, start);
  const match = useMatchColumns(String(details.id), onDone);
  const here = joinTown(town, state);
  const visible = categories.filter(({ hidden }) => !hidden).map(({ id, name }) => ({ value: id, label: name }));
  const required = requiredFields(visible, here);
  const asked = required.filter(({ name }) => !start[name]);
  const matched = required.filter(({ name }) => start[name]);
  const options = columns.map((column) => ({ value: columnChoice(column), label: column, group: 'Columns' }));
  const field = (one: ImportField, optional: boolean) => (
    <ColumnField key={one.name} field={one} columns={options} details={details} optional={optional} />
  );
  const employer = (
    <SelectField
      name="employerId"
      label="Whose jobs are they?"
      hint="This employer gets the applications."
      options={employers.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
  const isAsked = employers.length > 1;
  return (
    <Form
      form={form}
      name="columns"
      failure={match.error}
      onSubmit={(values) => match.act(toMapping(values, mapping?.map ?? guess.map))}
      className="stack gap-5"
    >
      {(asked.length > 0 || isAsked) && (
        <section className="stack gap-4">
          <h2>{asked.length > 0 ? 'What the file doesn’t say' : 'Before we check the rows'}</h2>
          <div className="grid g-2 gap-4">
            {asked.map((one) =>
              one.name === 'city' && here ? <TownQuestion key={one.name} here={here} field={field(one, false)} /> : field(one, false),
            )}
            {isAsked && employer}
          </div>
        </section>
      )}
      <details className="more" open={matched.length === 0}>
        <summary>{`${counted(matchedColumns(start), 'column is', 'columns are')} matched. Look or change`}</summary>
        <div className="stack gap-5">
          <div className="grid g-2 gap-4">
            {matched.map((one) => field(one, false))}
            {(['description2', 'description3'] as const).map((name, at) => (
              <SelectField
                key={name}
                name={name}
                label={`${at === 0 ? 'Second' : 'Third'} column of the description`}
                optional
                options={[none, ...options]}
              />
            ))}
          </div>
          <CheckField name="capitals" label="Change titles in ALL CAPS to normal case." />
          <h2 className="next-part">Dates</h2>
          <div className="grid g-2 gap-4">
            {dateFields.map((one) => field(one, true))}
            <SelectField name="dateOrder" label="04/05/2026 means" optional hint="For dates that could be either." options={dateOrders} />
          </div>
          <CheckField
            name="old"
            label="Also import jobs posted more than a year ago."
            hint="Otherwise they’re skipped, unless they have a last day."
          />
          <h2 className="next-part">Pay</h2>
          <div className="grid g-2 gap-4">{payFields.map((one) => field(one, true))}</div>
          <h2 className="next-part">More about each job</h2>
          <div className="grid g-2 gap-4">{moreFields.map((one) => field(one, true))}</div>
          <h2 className="next-part">The source</h2>
          <div className="grid g-2 gap-4">
            {!isAsked && employer}
            <TextField name="source" label="Source name" maxLength={40} hint="Use the same name next time so jobs aren’t added twice." />
            <SelectField
              name="key"
              label="How to tell jobs apart"
              hint="The job number or link that the source uses."
              options={[{ value: '', label: 'No such column: treat identical rows as one job' }, ...options]}
            />
          </div>
        </div>
      </details>
      <div>
        <Button type="submit" variant="primary" size="lg" pending={match.pending} pendingLabel="Saving…">
          Check rows
        </Button>
      </div>
    </Form>
  );
}

/** How many columns of the file fill a field. */
const matchedColumns = (values: ColumnValues) =>
  new Set(Object.values(values).filter((value): value is string => typeof value === 'string' && columnOf(value) !== null)).size;

const none: Option = { value: '', label: 'Not in the file' };

const dateOrders: Option[] = [
  { value: '', label: 'Ask if it matters' },
  { value: 'month_first', label: 'April 5' },
  { value: 'day_first', label: 'May 4' },
];

/** Asks where the jobs are. Most often they're all in the site's own town. */
function TownQuestion({ here, field }: { here: string; field: React.ReactNode }) {
  const { setValue, watch } = useFormContext<ColumnValues>();
  const choice = valueChoice(here);
  return (
    <div className="stack gap-2">
      {field}
      {watch('city') !== choice && (
        <div>
          <Button onClick={() => setValue('city', choice, { shouldDirty: true, shouldValidate: true })}>{`They’re all in ${here}`}</Button>
        </div>
      )}
    </div>
  );
}

interface ColumnFieldProps {
  field: ImportField;
  columns: Option[];
  details: ImportDetails;
  optional: boolean;
}

/** A choice of columns, with the first texts of the chosen one. */
function ColumnField({ field: { name, label, hint, values = [] }, columns, details, optional }: ColumnFieldProps) {
  const chosen = columnOf(useFormContext<ColumnValues>().watch(name));
  const at = chosen === null ? -1 : details.columns.indexOf(chosen);
  const found = details.samples.map((row) => row[at]).find(Boolean);
  const fixed = values.map((one) => ({ value: valueChoice(one.value), label: one.label, group: 'The same for every job' }));
  const first = optional ? none : { value: '', label: 'Choose one' };
  return (
    <SelectField
      name={name}
      label={label}
      optional={optional}
      hint={found ? <span className="clamp-2 break">{`“${found}”`}</span> : hint}
      options={[first, ...columns, ...fixed]}
    />
  );
}
