import * as v from 'valibot';
import { useRecordPayment } from '../../../data/payments/payments';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { SegmentField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { PaymentMethod } from '../../../lib/api';
import { optionalText, requiredMoney, text } from '../../../lib/fields';
import { wallTime } from '../../../lib/moment';
import { currencySign, moneyText } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { methodLabels } from '../words';
import { PaidFields } from './paid-fields';

/** Something that can be paid: its name, and what is open of it in minor units. */
export interface Payable {
  id: number;
  label: string;
  open: number;
}

interface SheetProps {
  contract: number;
  currency: string;
  ownSide: 'employer' | 'worker';
  /** Name of the other side, who confirms it. */
  other: string;
  /** Invoices to choose from; the contract as a whole is offered too, unless `only` is set. */
  invoices: Payable[];
  only?: boolean;
  onClose: () => void;
}

/** Records that money changed hands. The other side confirms it. */
export default function PaymentSheet({ contract, currency, ownSide, other, invoices, only = false, onClose }: SheetProps) {
  const { zone } = useSite();
  const today = wallTime(Date.now(), zone).date;
  const record = useRecordPayment(contract, () => {
    onClose();
    toast('Recorded', `${other} confirms it.`);
  });
  const schema = v.object({
    kind: v.picklist(['payment', 'refund']),
    invoice: v.string(),
    amount: requiredMoney(currency, 'Enter the amount.'),
    method: v.picklist(Object.keys(methodLabels) as PaymentMethod[]),
    paidOn: text(10, 'Choose a day.'),
    note: optionalText(500),
  });
  const open = invoices.find((invoice) => invoice.open > 0);
  const form = useSchemaForm(schema, {
    kind: 'payment',
    invoice: only ? String(invoices[0]?.id ?? '') : '',
    amount: moneyText(only ? (invoices[0]?.open ?? null) : (open?.open ?? null), currency),
    method: 'cash',
    paidOn: today,
    note: '',
  });
  const isRefund = form.watch('kind') === 'refund';
  const choices = [{ value: '', label: 'The oldest open invoices' }, ...invoices.map(({ id, label }) => ({ value: String(id), label }))];
  return (
    <Sheet open onClose={onClose} title="Record a payment">
      <Form
        form={form}
        name="payment"
        failure={record.error}
        className="stack gap-4"
        onSubmit={({ kind, invoice, ...rest }) =>
          record.act({
            ...rest,
            for: invoice === '' ? { kind: 'contract', id: contract } : { kind: 'invoice', id: Number(invoice) },
            refund: kind === 'refund',
          })
        }
      >
        <p className="mut">No money moves here. You record what was paid outside this site, and it counts once {other} confirms it.</p>
        <SegmentField
          name="kind"
          label="What happened"
          options={[
            { value: 'payment', label: ownSide === 'employer' ? 'You paid' : 'You were paid' },
            { value: 'refund', label: ownSide === 'employer' ? 'You got money back' : 'You gave money back' },
          ]}
        />
        {!only && (
          <SelectField
            name="invoice"
            label="For"
            options={isRefund ? choices.map((one) => (one.value === '' ? { ...one, label: 'What was paid ahead' } : one)) : choices}
          />
        )}
        <TextField name="amount" label="Amount" before={currencySign(currency)} inputMode="decimal" />
        <PaidFields noteHint="For example: the transfer’s number." />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={record.pending} pendingLabel="Saving…">
            Record
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
