import { SelectField, TextField } from '../../../kit/form/inputs';
import { methodLabels } from '../words';

const methods = Object.entries(methodLabels).map(([value, label]) => ({ value, label }));

/** How and when something was paid, with a note. */
export function PaidFields({ noteHint }: { noteHint: string }) {
  return (
    <>
      <SelectField name="method" label="How" options={methods} />
      <TextField name="paidOn" label="On" type="date" />
      <TextField name="note" label="Note" optional maxLength={500} hint={noteHint} />
    </>
  );
}
