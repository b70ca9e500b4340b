import * as v from 'valibot';
import { useAddVoucher } from '../../../data/money/admin-vouchers';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import { optionalText, orNull } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { isoSiteDate } from '../labels';

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || /^[a-z\d]{4,40}$/i.test(typed.replace(/[\s-]/g, '')), 'Use 4 to 40 letters and digits.'),
  ),
  uses: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => /^\d{1,5}$/.test(typed) && +typed >= 1 && +typed <= 10_000, 'Enter a number from 1 to 10,000.'),
    v.transform(Number),
  ),
  until: optionalText(10),
  note: optionalText(200),
});

export default function VoucherSheet({ onClose }: { onClose: () => void }) {
  const { zone } = useSite();
  const [form, draft] = useDraftForm('voucher', schema, { code: '', uses: '1', until: '', note: '' });
  const create = useAddVoucher((made) => {
    draft.clear();
    toast('Voucher created', made.code);
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title="New voucher">
      <Form
        form={form}
        name="new-voucher"
        failure={create.error}
        draft={draft}
        onSubmit={({ code, uses, until, note }) => create.act({ code: orNull(code), uses, until: orNull(until), note })}
      >
        <TextField
          name="code"
          label="Code"
          optional
          autoComplete="off"
          maxLength={60}
          hint="Leave empty and we’ll make one that’s hard to guess. A short word is easy to guess."
        />
        <div className="grid g-2 gap-4">
          <TextField name="uses" label="Number of uses" inputMode="numeric" />
          <TextField name="until" label="Last day" type="date" min={isoSiteDate(Date.now(), zone)} optional />
        </div>
        <TextField name="note" label="Who it’s for" optional maxLength={200} hint="Shown to whoever redeems it." />
        <Button type="submit" variant="primary" pending={create.pending} pendingLabel="Creating…">
          Create voucher
        </Button>
      </Form>
    </Sheet>
  );
}
