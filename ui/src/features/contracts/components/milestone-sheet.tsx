import * as v from 'valibot';
import { useProposeMilestone } from '../../../data/projects/milestones';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Contract, Milestone } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { optionalMoney, optionalText, orNull, text } from '../../../lib/fields';
import { currencySign, moneyText } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { nameOf } from '../words';

interface SheetProps {
  contract: Contract;
  /** The milestone to change; null for a new one. */
  milestone: Milestone | null;
  onClose: () => void;
}

/** Proposes a milestone, or a change of one. It counts once the other side agrees. */
export default function MilestoneSheet({ contract, milestone, onClose }: SheetProps) {
  const { currency } = contract;
  const terms = milestone?.change?.terms ?? milestone?.terms;
  const draftName = milestone ? `milestone:${milestone.id}` : `milestone:new:${contract.id}`;
  const other = nameOf(contract, 'other');
  const propose = useProposeMilestone(contract.id, () => {
    deleteDraft(draftName);
    onClose();
    toast('Proposal sent', `We told ${other}.`);
  });
  const schema = v.object({
    title: text(140, 'Enter what has to be done.'),
    amount: optionalMoney(currency),
    dueOn: v.string(),
    details: optionalText(2000),
  });
  const [form, draft] = useDraftForm(draftName, schema, {
    title: terms?.title ?? '',
    amount: terms && terms.amount > 0 ? moneyText(terms.amount, currency) : '',
    dueOn: terms?.dueOn ?? '',
    details: terms?.details ?? '',
  });
  return (
    <Sheet open onClose={onClose} title={milestone ? 'Change milestone' : 'Add milestone'}>
      <Form
        form={form}
        name="milestone"
        failure={propose.error}
        draft={draft}
        className="stack gap-4"
        onSubmit={({ title, amount, dueOn, details }) =>
          propose.act({ milestone, terms: { title, amount: amount ?? 0, dueOn: orNull(dueOn), details } })
        }
      >
        <p className="mut">{`It counts once ${other} agrees.`}</p>
        <TextField name="title" label="What has to be done" maxLength={140} hint="For example: Paint the fence." />
        <TextField
          name="amount"
          label="Amount"
          optional
          before={currencySign(currency)}
          inputMode="decimal"
          hint="Leave it empty if it’s paid by the hour."
        />
        <TextField name="dueOn" label="Done by" optional type="date" />
        <TextArea name="details" label="Details" optional rows={4} maxLength={2000} />
        <div className="actions">
          {milestone && milestone.state !== 'proposed' && (
            <Button variant="ghost" pending={propose.pending} onClick={() => propose.act({ milestone, terms: null })}>
              Propose to drop it
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={propose.pending} pendingLabel="Sending…">
            Send proposal
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
