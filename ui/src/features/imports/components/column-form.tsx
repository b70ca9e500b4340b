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
import { joinTown } from '../../../lib/town';
import { type ImportField, moreFields, payFields, requiredFields } from '../fields';
import { type ColumnValues, columnChoice, columnOf, columnsSchema, fromMapping, guess, toMapping, valueChoice } from '../mapping';

/** Asks which column fills which field. The columns' names and first rows suggest an answer. */
export default function ColumnForm({ details, onDone }: { details: ImportDetails; onDone: () => void }) {
  const employers = useMyEmployers();
  if (employers.isPending) return <SkeletonText label="Loading your employers" />;
  if (employers.isError) return <ErrorState title="Your employers didn’t load" error={employers.error} onRetry={() => void employers.refetch()} />;
  return <Columns details={details} employers={employers.data.items.filter(({ rights }) => rights.post)} onDone={onDone} />;
}

function Columns({ details, employers, onDone }: { details: ImportDetails; employers: MyEmployer[]; onDone: () => void }) {
  const { categories, town, state } = useSite();
  const { mapping, columns } = details;
  const form = useSchemaForm(columnsSchema, mapping ? fromMapping(mapping) : guess(details, String(employers[0]?.id ?? '')));
  const match = useMatchColumns(String(details.id), onDone);
  const options = columns.map((column) => ({ value: columnChoice(column), label: column, group: 'Columns' }));
  const open = categories.filter(({ hidden }) => !hidden).map(({ id, name }) => ({ value: id, label: name }));
  const field = (one: ImportField, optional: boolean) => (
    <ColumnField key={one.name} field={one} columns={options} details={details} optional={optional} />
  );
  return (
    <Form
      form={form}
      name="columns"
      failure={match.error}
      onSubmit={(values) => match.act(toMapping(values, details.mapping?.map.values))}
      className="stack gap-5"
    >
      <h2>Match the columns</h2>
      <div className="grid g-2 gap-4">{requiredFields(open, joinTown(town, state)).map((one) => field(one, false))}</div>
      <details className="more">
        <summary>The description takes up more than one column</summary>
        <div className="grid g-2 gap-4">
          {(['description2', 'description3'] as const).map((name, at) => (
            <SelectField key={name} name={name} label={`${at === 0 ? 'Second' : 'Third'} column`} optional options={[none, ...options]} />
          ))}
        </div>
      </details>
      <CheckField name="capitals" label="Titles are in ALL CAPS. Change them to normal case." />
      <h2 className="next-part">Pay</h2>
      <div className="grid g-2 gap-4">{payFields.map((one) => field(one, true))}</div>
      <h2 className="next-part">More about each job</h2>
      <div className="grid g-2 gap-4">{moreFields.map((one) => field(one, true))}</div>
      <h2 className="next-part">The source</h2>
      <div className="grid g-2 gap-4">
        <SelectField
          name="employerId"
          label="Whose jobs are they?"
          hint="This employer gets the applications."
          options={employers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField name="source" label="Source name" maxLength={40} hint="Use the same name next time so jobs aren’t added twice." />
        <SelectField
          name="key"
          label="How to tell jobs apart"
          hint="The job number or link that the source uses."
          options={[{ value: '', label: 'No such column: treat identical rows as one job' }, ...options]}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" pending={match.pending} pendingLabel="Saving…">
        Check rows
      </Button>
    </Form>
  );
}

const none: Option = { value: '', label: 'Not in the file' };

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
