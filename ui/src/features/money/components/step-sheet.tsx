import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { useKeptForm } from '../../../kit/form/use-kept-form';
import { Sheet } from '../../../kit/sheet';
import type { Fee, PayMethod } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { money } from '../../../lib/money';
import { useSite } from '../../../lib/session';
import { toast } from '../../../lib/toast';
import { type FeeStep, useFeeStep } from '../mutations';
import { methods, siteDate } from '../words';

export type StepVerb = FeeStep['verb'];

const schema = v.object({
  method: v.picklist(['cash', 'bank', 'card_elsewhere']),
  words: text(200, 'Write down what happened; the employer reads it.'),
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
    lead: 'The job goes on the board at once, and its employer is told.',
    field: 'Reference or reason',
    hint: 'The number of the receipt or the transfer, or who brought it. The employer reads it.',
    button: 'Record and post the job',
    busy: 'Recording…',
    done: 'Payment recorded',
  },
  waive: {
    title: 'Waive this fee?',
    lead: 'The job goes on the board at once, and nobody pays for it.',
    field: 'Why',
    hint: 'The employer reads it.',
    button: 'Waive the fee',
    busy: 'Waiving…',
    done: 'Fee waived',
  },
  refund: {
    title: 'Refund this fee?',
    lead: 'The fee is owed back from now on, and waits at “To pay back”. The job stays where it is.',
    field: 'Why',
    hint: 'The employer reads it.',
    button: 'Refund the fee',
    busy: 'Recording…',
    done: 'Fee refunded',
  },
  return: {
    title: 'Record that it was paid back',
    lead: 'The employer is told.',
    field: 'Reference or reason',
    hint: 'To whom, or the number of the transfer. The employer reads it.',
    button: 'Record it',
    busy: 'Recording…',
    done: 'Recorded as paid back',
  },
};

const options = Object.entries(methods).map(([value, label]) => ({ value, label }));

/** One step of a fee, recorded with its reason: each is a row of the ledger and cannot be taken back, only reversed. */
export default function StepSheet({ fee, verb, onClose }: { fee: Fee; verb: StepVerb; onClose: () => void }) {
  const { zone } = useSite();
  const said = words[verb];
  const today = siteDate(Date.now(), zone);
  const [form, draft] = useKeptForm(`fee-${verb}:${fee.id}`, schema, { method: fee.method ?? 'cash', words: '', paidOn: today });
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
          <b className="num">{money(fee.amount, fee.currency)}</b> of {fee.employer} for “{fee.title}”. {said.lead}
        </p>
        {withMethod && <SelectField name="method" label={verb === 'pay' ? 'How it came' : 'How it went back'} options={options} />}
        {verb === 'pay' && <TextField name="paidOn" label="Day" type="date" />}
        <TextField name="words" label={said.field} maxLength={200} hint={said.hint} />
        <Button type="submit" variant="primary" pending={step.pending} pendingLabel={said.busy}>
          {said.button}
        </Button>
      </Form>
    </Sheet>
  );
}
