import * as v from 'valibot';
import { type FeeStep, useFeeStep } from '../../../data/money/admin-fees';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Fee, PayMethod } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { methods, siteDate } from '../labels';

export type StepVerb = FeeStep['verb'];

const schema = v.object({
  method: v.picklist(['cash', 'bank', 'card_elsewhere']),
  words: text(200, 'Say what happened. The employer sees this.'),
  paidOn: v.string(),
});

interface Words {
  title: string;
  lead: string;
  field: string;
  hint: string;
  button: string;
  busy: string;
  done: string;
}

const words: Record<StepVerb, Words> = {
  pay: {
    title: 'Record a payment',
    lead: 'The job goes live right away, and the employer is notified.',
    field: 'Reference or reason',
    hint: 'Receipt or transfer number, or who brought it. The employer sees this.',
    button: 'Record and post the job',
    busy: 'Recording…',
    done: 'Payment recorded',
  },
  waive: {
    title: 'Waive this fee?',
    lead: 'The job goes live right away, and no one pays for it.',
    field: 'Reason',
    hint: 'The employer sees this.',
    button: 'Waive fee',
    busy: 'Waiving…',
    done: 'Fee waived',
  },
  refund: {
    title: 'Refund this fee?',
    lead: 'You’ll owe this fee back. It stays under “Refunds owed”, and the job doesn’t change.',
    field: 'Reason',
    hint: 'The employer sees this.',
    button: 'Refund fee',
    busy: 'Recording…',
    done: 'Fee refunded',
  },
  return: {
    title: 'Record a refund',
    lead: 'The employer is notified.',
    field: 'Reference or reason',
    hint: 'Who got it, or the transfer number. The employer sees this.',
    button: 'Record refund',
    busy: 'Recording…',
    done: 'Refund recorded',
  },
};

const options = Object.entries(methods).map(([value, label]) => ({ value, label }));

/** Records a payment, waiver or refund of a fee. Each becomes a ledger entry, which can be reversed but never deleted. */
export default function StepSheet({ fee, verb, onClose }: { fee: Fee; verb: StepVerb; onClose: () => void }) {
  const { zone } = useSite();
  const said = words[verb];
  const today = siteDate(Date.now(), zone);
  const [form, draft] = useDraftForm(`fee-${verb}:${fee.id}`, schema, { method: fee.method ?? 'cash', words: '', paidOn: today });
  const step = useFeeStep(fee.id, (after) => {
    draft.drop();
    toast(said.done, after.title);
    onClose();
  });
  const send = (typed: { method: PayMethod; words: string; paidOn: string }) => {
    const { method, words: reference, paidOn } = typed;
    if (verb === 'pay') step.act({ verb, body: { method, reference, paidOn } });
    else if (verb === 'return') step.act({ verb, body: { method, reference } });
    else step.act({ verb, body: { reason: reference } });
  };
  const withMethod = verb === 'pay' || verb === 'return';
  return (
    <Sheet open onClose={onClose} title={said.title}>
      <Form form={form} name="fee-step" failure={step.error} draft={draft} onSubmit={send}>
        <p>
          <b className="num">{money(fee.amount, fee.currency)}</b> from {fee.employer} for “{fee.title}”. {said.lead}
        </p>
        {withMethod && <SelectField name="method" label={verb === 'pay' ? 'Payment method' : 'Refund method'} options={options} />}
        {verb === 'pay' && <TextField name="paidOn" label="Day" type="date" />}
        <TextField name="words" label={said.field} maxLength={200} hint={said.hint} />
        <Button type="submit" variant="primary" pending={step.pending} pendingLabel={said.busy}>
          {said.button}
        </Button>
      </Form>
    </Sheet>
  );
}
