import { useState } from 'react';
import * as v from 'valibot';
import { useAddExpense } from '../../../data/payments/payments';
import { useSite } from '../../../data/site/site';
import { Attach, Attached } from '../../../domain/attach';
import { Button } from '../../../kit/button';
import { SegmentField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { StoredFile } from '../../../lib/api';
import { optionalText, requiredMoney, text } from '../../../lib/fields';
import { wallTime } from '../../../lib/moment';
import { currencySign } from '../../../lib/money';
import { toast } from '../../../lib/toast';

interface SheetProps {
  contract: number;
  currency: string;
  ownSide: 'employer' | 'worker';
  other: string;
  onClose: () => void;
}

const maxFiles = 10;

/** A worker adds what they paid for the work; an employer gives a bonus or a tip. */
export default function ExpenseSheet(props: SheetProps) {
  return props.ownSide === 'worker' ? <ExpenseForm {...props} /> : <BonusForm {...props} />;
}

function ExpenseForm({ contract, currency, other, onClose }: SheetProps) {
  const { zone } = useSite();
  const [files, setFiles] = useState<StoredFile[]>([]);
  const add = useAddExpense(contract, () => {
    onClose();
    toast('Expense added', `${other} approves it.`);
  });
  const schema = v.object({
    amount: requiredMoney(currency, 'Enter the amount.'),
    note: text(500, 'Say what you paid for.'),
    spentOn: text(10, 'Choose a day.'),
  });
  const form = useSchemaForm(schema, { amount: '', note: '', spentOn: wallTime(Date.now(), zone).date });
  return (
    <Sheet open onClose={onClose} title="Add an expense">
      <Form
        form={form}
        name="expense"
        failure={add.error}
        className="stack gap-4"
        onSubmit={(expense) => add.act({ kind: 'expense', ...expense, fileTokens: files.map(({ token }) => token) })}
      >
        <p className="mut">What you paid for the work, such as material. {other} owes it to you once they approve it.</p>
        <TextField name="amount" label="Amount" before={currencySign(currency)} inputMode="decimal" />
        <TextField name="note" label="What for" maxLength={500} />
        <TextField name="spentOn" label="Paid on" type="date" />
        <Attached files={files} onRemove={(file) => setFiles(files.filter((other) => other !== file))} />
        <div>
          <Attach label="Add the receipt" onAdd={(file) => setFiles((all) => [...all, file])} disabled={files.length >= maxFiles} />
        </div>
        <Buttons onClose={onClose} pending={add.pending} action="Add expense" />
      </Form>
    </Sheet>
  );
}

function BonusForm({ contract, currency, other, onClose }: SheetProps) {
  const add = useAddExpense(contract, () => {
    onClose();
    toast('Given', `We told ${other}.`);
  });
  const schema = v.object({ kind: v.picklist(['bonus', 'tip']), amount: requiredMoney(currency, 'Enter the amount.'), note: optionalText(500) });
  const form = useSchemaForm(schema, { kind: 'tip', amount: '', note: '' });
  return (
    <Sheet open onClose={onClose} title="Give a bonus or a tip">
      <Form form={form} name="bonus" failure={add.error} className="stack gap-4" onSubmit={(gift) => add.act({ ...gift, fileTokens: [] })}>
        <p className="mut">{other} gets all of it. It’s billed like the pay, and you pay it directly.</p>
        <SegmentField
          name="kind"
          label="What you give"
          options={[
            { value: 'tip', label: 'Tip' },
            { value: 'bonus', label: 'Bonus' },
          ]}
        />
        <TextField name="amount" label="Amount" before={currencySign(currency)} inputMode="decimal" />
        <TextField name="note" label="Message" optional maxLength={500} />
        <Buttons onClose={onClose} pending={add.pending} action="Give" />
      </Form>
    </Sheet>
  );
}

function Buttons({ onClose, pending, action }: { onClose: () => void; pending: boolean; action: string }) {
  return (
    <div className="actions">
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving…">
        {action}
      </Button>
    </div>
  );
}
