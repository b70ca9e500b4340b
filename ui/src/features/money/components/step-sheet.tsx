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
import { isoSiteDate, methods } from '../labels';

export type StepAction = FeeStep['action'];

const schema = v.object({
  method: v.picklist(['cash', 'bank', 'card_elsewhere']),
  words: text(200, 'Say what happened. It’s shown on the receipt.'),
  paidOn: v.string(),
});

interface StepTexts {
  title: string;
  lead: string;
  field: string;
  hint: string;
  button: string;
  busy: string;
  done: string;
}

const stepTexts: Record<StepAction, StepTexts> = {
  pay: {
    title: 'Record a payment',
    lead: '',
    field: 'Reference or reason',
    hint: 'Receipt or transfer number, or who brought it. It’s shown on the receipt.',
    button: 'Record payment',
    busy: 'Recording…',
    done: 'Payment recorded',
  },
  waive: {
    title: 'Waive this fee?',
    lead: 'No one pays for it.',
    field: 'Reason',
    hint: 'It’s shown on the receipt.',
    button: 'Waive fee',
    busy: 'Waiving…',
    done: 'Fee waived',
  },
  refund: {
    title: 'Refund this fee?',
    lead: 'You’ll owe this fee back. It stays under “Refunds owed”.',
    field: 'Reason',
    hint: 'It’s shown on the receipt.',
    button: 'Refund fee',
    busy: 'Recording…',
    done: 'Fee refunded',
  },
  return: {
    title: 'Record a refund',
    lead: '',
    field: 'Reference or reason',
    hint: 'Who got it, or the transfer number. It’s shown on the receipt.',
    button: 'Record refund',
    busy: 'Recording…',
    done: 'Refund recorded',
  },
};

const settledJob = 'The job goes live right away, and the employer is notified.';
const settledMonth = 'The subscription becomes active right away, and the person is notified.';

/** What a step does beyond the fee. */
const effects: Record<Fee['kind'], Record<StepAction, string>> = {
  job_post: { pay: settledJob, waive: settledJob, refund: 'The job doesn’t change.', return: 'The employer is notified.' },
  partner_month: { pay: settledMonth, waive: settledMonth, refund: 'The month no longer counts.', return: 'The person is notified.' },
  commission: {
    pay: 'The employer is notified.',
    waive: 'The employer is notified.',
    refund: 'The invoice doesn’t change.',
    return: 'The employer is notified.',
  },
  commission_credit: { pay: '', waive: '', refund: '', return: 'The employer is notified.' },
};

// Payments by card on this site are recorded by themselves.
const options = Object.entries(methods)
  .filter(([value]) => value !== 'card')
  .map(([value, label]) => ({ value, label }));

/** Records a payment, waiver or refund of a fee. Each becomes a ledger entry, which can be reversed but never deleted. */
export default function StepSheet({ fee, action, onClose }: { fee: Fee; action: StepAction; onClose: () => void }) {
  const { zone } = useSite();
  const texts = stepTexts[action];
  const today = isoSiteDate(Date.now(), zone);
  const [form, draft] = useDraftForm(`fee-${action}:${fee.id}`, schema, {
    method: fee.method === null || fee.method === 'card' ? 'cash' : fee.method,
    words: '',
    paidOn: today,
  });
  const step = useFeeStep(fee.id, (after) => {
    draft.clear();
    toast(texts.done, after.title);
    onClose();
  });
  const send = (typed: { method: PayMethod; words: string; paidOn: string }) => {
    const { method, words: reference, paidOn } = typed;
    if (action === 'pay') step.act({ action, body: { method, reference, paidOn } });
    else if (action === 'return') step.act({ action, body: { method, reference } });
    else step.act({ action, body: { reason: reference } });
  };
  const withMethod = action === 'pay' || action === 'return';
  return (
    <Sheet open onClose={onClose} title={texts.title}>
      <Form form={form} name="fee-step" failure={step.error} draft={draft} onSubmit={send}>
        <p>
          <b className="num">{money(fee.amount, fee.currency)}</b> from {fee.employer} for “{fee.title}”. {texts.lead} {effects[fee.kind][action]}
        </p>
        {withMethod && <SelectField name="method" label={action === 'pay' ? 'Payment method' : 'Refund method'} options={options} />}
        {action === 'pay' && <TextField name="paidOn" label="Day" type="date" />}
        <TextField name="words" label={texts.field} maxLength={200} hint={texts.hint} />
        <Button type="submit" variant="primary" pending={step.pending} pendingLabel={texts.busy}>
          {action === 'pay' && fee.kind === 'job_post' ? 'Record and post the job' : texts.button}
        </Button>
      </Form>
    </Sheet>
  );
}
