import * as v from 'valibot';
import { useDecide } from '../../../data/feedback/decide';
import { Button } from '../../../kit/button';
import { CardChoice } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useKeptForm } from '../../../kit/form/use-kept-form';
import { Sheet } from '../../../kit/sheet';
import type { FeedbackState, OfficeFeedback } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { stateWords } from '../words';

const options = Object.entries(stateWords).map(([value, { label }]) => ({ value, label }));
const schema = v.object({
  state: v.picklist(Object.keys(stateWords) as FeedbackState[]),
  answer: optionalText(1000),
  errorReference: optionalText(8),
});

/** What comes of it, and what its sender reads. */
export default function DecideSheet({ item, onClose }: { item: OfficeFeedback; onClose: () => void }) {
  const [form, draft] = useKeptForm(`decide:${item.id}`, schema, { state: item.state, answer: item.answer, errorReference: '' });
  const decide = useDecide(item.id, () => {
    draft.drop();
    toast('Saved', item.by ? 'The sender gets a notification.' : 'A visitor sent it, so we can’t notify them.');
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={`Reply to “${item.title}”`}>
      <Form
        form={form}
        name="decide"
        failure={decide.error}
        draft={draft}
        onSubmit={({ errorReference, ...body }) => decide.act({ ...body, ...(errorReference && { errorReference: errorReference.toUpperCase() }) })}
      >
        <CardChoice name="state" label="Decision" look="kind" options={options} />
        <TextArea name="answer" label="Reply" optional rows={4} maxLength={1000} />
        <TextField name="errorReference" label="Error reference number" optional maxLength={8} />
        <Button type="submit" variant="primary" pending={decide.pending} pendingLabel="Saving…">
          Save
        </Button>
      </Form>
    </Sheet>
  );
}
