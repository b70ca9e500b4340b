import * as v from 'valibot';
import { usePayMany } from '../../../data/payments/payments';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { Invoice, PaymentMethod } from '../../../lib/api';
import { optionalText, text } from '../../../lib/fields';
import { counted } from '../../../lib/format';
import { wallTime } from '../../../lib/moment';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { invoiceTitle, methodLabels, openOf } from '../words';
import { PaidFields } from './paid-fields';

const schema = v.object({
  chosen: v.pipe(
    v.array(v.boolean()),
    v.check((all) => all.includes(true), 'Choose an invoice.'),
  ),
  method: v.picklist(Object.keys(methodLabels) as PaymentMethod[]),
  paidOn: text(10, 'Choose a day.'),
  note: optionalText(500),
});

interface SheetProps {
  invoices: Invoice[];
  onClose: () => void;
}

/** Records that several invoices were paid in the same way on the same day. Each worker confirms theirs. */
export default function PaySeveralSheet({ invoices, onClose }: SheetProps) {
  const { zone } = useSite();
  const pay = usePayMany((recorded) => {
    onClose();
    toast(`${counted(recorded, 'payment', 'payments')} recorded`, 'Everyone was asked to confirm theirs.');
  });
  const form = useSchemaForm(schema, {
    chosen: invoices.map(() => true),
    method: 'cash',
    paidOn: wallTime(Date.now(), zone).date,
    note: '',
  });
  const marked = form.watch('chosen');
  const chosen = invoices.filter((_, index) => marked[index]);
  return (
    <Sheet open onClose={onClose} title="Record several payments">
      <Form
        form={form}
        name="pay-several"
        failure={pay.error}
        className="stack gap-4"
        onSubmit={({ method, paidOn, note }) =>
          pay.act({ invoices: chosen.map((invoice) => ({ id: invoice.id, amount: openOf(invoice) })), method, paidOn, note })
        }
      >
        <p className="mut">No money moves here. You record what you paid outside this site, and it counts once each person confirms it.</p>
        <fieldset className="field plain">
          <legend className="lbl">Invoices</legend>
          {invoices.map((invoice, index) => (
            <CheckField
              key={invoice.id}
              name={`chosen.${index}`}
              label={`${invoice.document.from.name}: ${money(openOf(invoice), invoice.currency)}`}
              hint={invoiceTitle(invoice)}
            />
          ))}
        </fieldset>
        <p role="status">
          <b>{totalOf(chosen)}</b> in {counted(chosen.length, 'payment', 'payments')}
        </p>
        <PaidFields noteHint="Everyone reads it. For example: Week 48." />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pay.pending} pendingLabel="Saving…">
            {`Record ${counted(chosen.length, 'payment', 'payments')}`}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}

/** The sum in each currency. */
function totalOf(invoices: Invoice[]): string {
  const sums = new Map<string, number>();
  for (const invoice of invoices) sums.set(invoice.currency, (sums.get(invoice.currency) ?? 0) + openOf(invoice));
  return sums.size === 0 ? 'Nothing' : [...sums].map(([currency, amount]) => money(amount, currency)).join(' + ');
}
