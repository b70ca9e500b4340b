import * as v from 'valibot';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { Dispute, DisputeRule } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { currencySign } from '../../../lib/money';
import { share } from '../share';
import { rules } from '../words';

interface DecideSheetProps {
  dispute: Dispute;
  pending: boolean;
  error: unknown;
  onSend: (body: { amount: number; rule: DisputeRule; reasons: string; outsider: boolean }) => void;
  onClose: () => void;
}

const names = Object.keys(rules) as DisputeRule[];
const options = names.map((value) => ({ value, label: rules[value].label }));

/** Decides a dispute, with the rule and the reasons. */
export default function DecideSheet({ dispute, pending, error, onSend, onClose }: DecideSheetProps) {
  const { claim, currency, worker, state } = dispute;
  const { outsider } = useSite().disputeRules;
  const schema = v.object({
    amount: share(claim, currency),
    rule: v.picklist(names),
    reasons: text(4000, 'Give the reasons.'),
    outsider: v.boolean(),
  });
  const form = useSchemaForm(schema, { amount: claim === 0 ? '0' : '', rule: 'terms' as DisputeRule, reasons: '', outsider: false });
  const rule = form.watch('rule');
  const isAppeal = state === 'appealed';
  return (
    <Sheet open onClose={onClose} title={isAppeal ? 'Decide the appeal' : 'Decide'}>
      <Form form={form} name="decision" failure={error} className="stack gap-4" onSubmit={onSend}>
        <p className="mut">
          {isAppeal ? 'This decision is final.' : 'Either side can appeal within 5 working days. Without an appeal, the decision is final.'}
        </p>
        {claim > 0 && <TextField name="amount" label={`${worker} gets`} before={currencySign(currency)} inputMode="decimal" />}
        <SelectField name="rule" label="Rule" options={options} />
        <TextArea name="reasons" label="Reasons" rows={6} maxLength={4000} hint="Both sides read them." />
        <div>
          <Button size="sm" onClick={() => form.setValue('reasons', rules[rule].reasons, { shouldDirty: true })}>
            Start from our usual words
          </Button>
        </div>
        {isAppeal && outsider && <CheckField name="outsider" label={`${outsider} decided this`} hint="Check it if you write down their decision." />}
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel="Sending…">
            Send decision
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
