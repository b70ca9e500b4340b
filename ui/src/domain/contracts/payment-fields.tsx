import { SelectField, TextField } from '../../kit/form/inputs';
import { methodLabels, methods, moments, whenLabels } from './terms';

const methodOptions = methods.map((value) => ({ value, label: methodLabels[value] }));
const momentOptions = moments.map((value) => ({ value, label: whenLabels[value] }));

/** How and when the worker is paid, and how much notice either side gives; `of` is the form's part with these fields. */
export function PaymentFields({ of }: { of?: string }) {
  const name = (field: string) => (of ? `${of}.${field}` : field);
  return (
    <>
      <div className="grid g-2 gap-3">
        <SelectField name={name('payMethod')} label="How it’s paid" options={methodOptions} />
        <SelectField name={name('payWhen')} label="When it’s paid" options={momentOptions} />
      </div>
      <TextField
        name={name('noticeDays')}
        label="Notice to end it"
        inputMode="numeric"
        after="days"
        maxLength={2}
        hint="How many days ahead either of you says that it ends."
      />
    </>
  );
}
