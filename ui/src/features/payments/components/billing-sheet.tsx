import * as v from 'valibot';
import { type BillingOwner, useBilling, useSaveBilling } from '../../../data/payments/payments';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { BillingDetails } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { parsePercent, percentText } from '../words';

interface SheetProps {
  owner: BillingOwner;
  /** Whose details they are: the name that invoices have without them. */
  name: string;
  onClose: () => void;
}

/** What invoices say about someone. Those that were issued stay as they are. */
export default function BillingSheet({ owner, name, onClose }: SheetProps) {
  const query = useBilling(owner);
  return (
    <Sheet open onClose={onClose} title="Details on invoices">
      {query.isPending && <SkeletonText label="Loading the details" />}
      {query.isError && <ErrorState title="The details didn’t load" error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <BillingForm owner={owner} name={name} details={query.data} onClose={onClose} />}
    </Sheet>
  );
}

const schema = v.pipe(
  v.object({
    name: optionalText(200),
    address: optionalText(500),
    taxId: optionalText(60),
    taxName: optionalText(40),
    taxRate: v.pipe(
      v.string(),
      v.check((typed) => parsePercent(typed) !== null, 'Enter a percentage, like 8.25.'),
      v.transform((typed) => parsePercent(typed) ?? 0),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['taxName'], ['taxRate']],
      ({ taxName, taxRate }) => taxRate === 0 || taxName !== '',
      'Enter what the tax is called, such as sales tax or VAT.',
    ),
    ['taxName'],
  ),
);

function BillingForm({ owner, name, details, onClose }: SheetProps & { details: BillingDetails }) {
  const save = useSaveBilling(owner, () => {
    onClose();
    toast('Saved', 'New invoices show these details.');
  });
  const isWorker = owner === 'me';
  const form = useSchemaForm(schema, { ...details, taxRate: details.taxRate === 0 ? '' : percentText(details.taxRate) });
  return (
    <Form form={form} name="billing" failure={save.error} className="stack gap-4" onSubmit={(edited) => save.act(edited)}>
      <p className="mut">New invoices show these. Invoices that were issued stay as they are.</p>
      <TextField name="name" label="Name" optional maxLength={200} hint={`Without one, they say ${name}.`} autoComplete="organization" />
      <TextArea name="address" label="Address" optional rows={3} maxLength={500} />
      <TextField
        name="taxId"
        label="Tax or business number"
        optional
        maxLength={60}
        hint="Never a Social Security number: the other side reads it."
      />
      {isWorker && (
        <>
          <TextField
            name="taxRate"
            label="Tax in your pay"
            optional
            after="%"
            inputMode="decimal"
            hint="Only if you charge tax. Amounts that you agree on include it."
          />
          <TextField name="taxName" label="What the tax is called" optional maxLength={40} hint="For example: sales tax or VAT." />
        </>
      )}
      <div className="actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
          Save
        </Button>
      </div>
    </Form>
  );
}
