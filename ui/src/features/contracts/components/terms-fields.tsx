import { PaymentFields } from '../../../domain/contracts/payment-fields';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { kindLabels } from '../../../lib/format';
import { currencySign, unitLabels } from '../../../lib/money';

const kinds = (['one_off', 'shift', 'hourly', 'steady'] as const).map((value) => ({ value, label: kindLabels(value) }));
const units = Object.entries(unitLabels).map(([value, label]) => ({ value, label }));

/** The terms of a contract as fields of a form: the rate and the days first, because they change most. */
export const TermsFields = ({ currency }: { currency: string }) => (
  <>
    <div className="grid gap-3 rate-row">
      <TextField name="terms.rate" label="Rate" before={currencySign(currency)} inputMode="decimal" />
      <SelectField name="terms.rateUnit" label="Paid" options={units} />
    </div>
    <div className="grid two-times gap-3">
      <TextField name="terms.startDate" label="First day" optional type="date" />
      <TextField name="terms.endDate" label="Last day" optional type="date" />
    </div>
    <TextField name="terms.schedule" label="When" optional maxLength={200} hint="For example: Tuesdays, 8 to noon." />
    <TextField name="terms.place" label="Where" optional maxLength={200} />
    <TextField name="terms.weeklyHours" label="Most hours a week" optional inputMode="numeric" after="hours" maxLength={3} />
    <PaymentFields of="terms" />
    <SelectField name="terms.kind" label="Kind of work" options={kinds} />
    <TextArea name="terms.work" label="Work" optional rows={5} maxLength={20_000} />
    <TextArea name="terms.extra" label="Anything else you agree on" optional rows={3} maxLength={2_000} />
  </>
);
