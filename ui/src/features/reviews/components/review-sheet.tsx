import * as v from 'valibot';
import { useWriteReview } from '../../../data/reviews/reviews';
import { categoryLabels } from '../../../domain/reviews';
import { Button } from '../../../kit/button';
import { SegmentField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Contract, ContractReviews } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { optionalText } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { categoriesOf } from '../words';

const options = [1, 2, 3, 4, 5].map((score) => ({ value: String(score), label: String(score) }));
const score = v.picklist(['1', '2', '3', '4', '5'], 'Choose 1 to 5.');
const schema = v.object({ first: score, second: score, third: score, text: optionalText(2000) });
const names = ['first', 'second', 'third'] as const;

interface SheetProps {
  contract: Contract;
  side: 'employer' | 'worker';
  reviews: ContractReviews;
  onClose: () => void;
}

/** Writes a review, or changes it while it's sealed. */
export default function ReviewSheet({ contract, side, reviews, onClose }: SheetProps) {
  const draftName = `review:${contract.id}`;
  const other = side === 'worker' ? contract.employer.name : contract.worker.name;
  const categories = categoriesOf[side];
  const write = useWriteReview(contract.id, (after) => {
    deleteDraft(draftName);
    onClose();
    if (after.own?.state === 'published') toast('Both reviews are published', '');
    else toast('Review saved', `${other} sees it once both are in.`);
  });
  const given = (at: number) => String(reviews.own?.scores[at]?.score ?? '') as '1';
  const [form, draft] = useDraftForm(draftName, schema, { first: given(0), second: given(1), third: given(2), text: reviews.own?.text ?? '' });
  return (
    <Sheet open onClose={onClose} title={`Review ${other}`}>
      <Form
        form={form}
        name="review"
        failure={write.error}
        draft={draft}
        className="stack gap-4"
        onSubmit={({ text, ...scores }) =>
          write.act({ scores: categories.map((category, at) => ({ category, score: Number(scores[names[at] ?? 'first']) })), text })
        }
      >
        <p className="mut">Neither of you sees the other’s review before both are in, or 14 days have passed. Then both are public.</p>
        {categories.map((category, at) => (
          <SegmentField
            key={category}
            name={names[at] ?? 'first'}
            label={categoryLabels[category]}
            options={options}
            {...(at === 0 && { hint: '1 is bad, 5 is great.' })}
          />
        ))}
        <TextArea name="text" label="In words" optional rows={4} maxLength={2000} />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={write.pending} pendingLabel="Saving…">
            Save review
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
