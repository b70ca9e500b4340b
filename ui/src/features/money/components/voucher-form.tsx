import * as v from 'valibot';
import { useRedeemVoucher } from '../../../data/money/my-vouchers';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { text } from '../../../lib/fields';
import { toast } from '../../../lib/toast';

const schema = v.object({ code: text(60, 'Enter the code.') });

/** Redeems a voucher code for the account. */
export function VoucherForm({ code = '', onRedeemed }: { code?: string; onRedeemed?: () => void }) {
  const form = useSchemaForm(schema, { code });
  const redeem = useRedeemVoucher(() => {
    form.reset({ code: '' });
    toast('Voucher added', 'It covers your next posting fee.');
    onRedeemed?.();
  });
  return (
    <Form form={form} name="voucher" failure={redeem.error} className="stack gap-4" onSubmit={(body) => redeem.act(body.code)}>
      <TextField name="code" label="Voucher code" autoComplete="off" maxLength={60} hint="Not case-sensitive." />
      <div>
        <Button type="submit" pending={redeem.pending} pendingLabel="Checking…">
          Add voucher
        </Button>
      </div>
    </Form>
  );
}
