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
  words: text(200, 'Say what happened. The employer sees this.'),
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
          <b className="num">{money(fee.amount, fee.currency)}</b> from {fee.employer} for “{fee.title}”. {texts.lead}
        </p>
        {withMethod && <SelectField name="method" label={action === 'pay' ? 'Payment method' : 'Refund method'} options={options} />}
        {action === 'pay' && <TextField name="paidOn" label="Day" type="date" />}
        <TextField name="words" label={texts.field} maxLength={200} hint={texts.hint} />
        <Button type="submit" variant="primary" pending={step.pending} pendingLabel={texts.busy}>
          {texts.button}
        </Button>
      </Form>
    </Sheet>
  );
}
