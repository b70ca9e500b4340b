import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useProposeMilestone } from '../../../data/projects/milestones';
import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Contract, Milestone, Milestones } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { optionalMoney, optionalText, orNull, text } from '../../../lib/fields';
import { currencySign, moneyText, parseMoney, shortMoney } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { nameOf } from '../words';

interface SheetProps {
  contract: Contract;
  /** The milestone to change; null for a new one. */
  milestone: Milestone | null;
  /** What the milestones come to; null until it's known. */
  sums: Milestones | null;
  onClose: () => void;
}

/** Proposes a milestone, or a change of one. It counts once the other side agrees. */
export default function MilestoneSheet({ contract, milestone, sums, onClose }: SheetProps) {
  const { currency } = contract;
  const terms = milestone?.change?.terms ?? milestone?.terms;
  const draftName = milestone ? `milestone:${milestone.id}` : `milestone:new:${contract.id}`;
  const other = nameOf(contract, 'other');
  // What the price has besides this milestone.
  const own = milestone?.change ? milestone.change.terms : milestone?.terms;
  const others = (sums?.planned ?? 0) - (own?.amount ?? 0);
  const rest = Math.max(0, (sums?.price ?? 0) - others);
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
    amount: moneyText((terms?.amount ?? rest) || null, currency),
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
          hint={sums?.price == null ? 'Leave it empty if it’s paid by the hour.' : undefined}
        />
        {sums && sums.price !== null && <PriceHint price={sums.price} others={others} currency={currency} />}
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

/** What the milestones come to with the amount that is typed, as long as it isn't the price. */
function PriceHint({ price, others, currency }: { price: number; others: number; currency: string }) {
  const { control } = useFormContext();
  const typed: string = useWatch({ control, name: 'amount' });
  const amount = typed.trim() === '' ? 0 : parseMoney(typed, currency);
  const total = others + (amount ?? 0);
  const short = (minor: number) => shortMoney(minor, currency);
  return (
    <div role="status">
      {amount !== null && total > price && (
        <Banner kind="warn" lead={`That makes ${short(total)} of ${short(price)}.`}>
          You can send it and change the price or another milestone afterward.
        </Banner>
      )}
      {amount !== null && total < price && <p className="sm mut">{`${short(price - total)} of ${short(price)} isn’t in a milestone yet.`}</p>}
    </div>
  );
}
