import * as v from 'valibot';
import { useReplyToFeedback } from '../../../data/feedback/reply';
import { Button } from '../../../kit/button';
import { CardChoice } from '../../../kit/form/card-choice';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { AdminFeedback, FeedbackState } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { stateLabels } from '../labels';

const options = Object.entries(stateLabels).map(([value, { label }]) => ({ value, label }));
const schema = v.object({
  state: v.picklist(Object.keys(stateLabels) as FeedbackState[]),
  answer: optionalText(1000),
  errorReference: optionalText(8),
});

/** Sets the status of a feedback item, with an optional reply to its sender. */
export default function ReplySheet({ item, onClose }: { item: AdminFeedback; onClose: () => void }) {
  const [form, draft] = useDraftForm(`decide:${item.id}`, schema, { state: item.state, answer: item.answer, errorReference: '' });
  const reply = useReplyToFeedback(item.id, () => {
    draft.clear();
    toast('Saved', item.by ? 'The sender gets a notification.' : 'A visitor sent it, so we can’t notify them.');
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={`Reply to “${item.title}”`}>
      <Form
        form={form}
        name="decide"
        failure={reply.error}
        draft={draft}
        onSubmit={({ errorReference, ...body }) => reply.act({ ...body, ...(errorReference && { errorReference: errorReference.toUpperCase() }) })}
      >
        <CardChoice name="state" label="Decision" look="choice-card" options={options} />
        <TextArea name="answer" label="Reply" optional rows={4} maxLength={1000} />
        <TextField name="errorReference" label="Error reference number" optional maxLength={8} />
        <Button type="submit" variant="primary" pending={reply.pending} pendingLabel="Saving…">
          Save
        </Button>
      </Form>
    </Sheet>
  );
}
