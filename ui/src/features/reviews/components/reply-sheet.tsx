import * as v from 'valibot';
import { useReplyToReview } from '../../../data/reviews/reviews';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { Review } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { toast } from '../../../lib/toast';

const schema = v.object({ text: text(2000, 'Write a reply.') });

/** Replies to a review, once. */
export default function ReplySheet({ review, onClose }: { review: Review; onClose: () => void }) {
  const reply = useReplyToReview(review.id, () => {
    onClose();
    toast('Reply published', '');
  });
  const form = useSchemaForm(schema, { text: '' });
  return (
    <Sheet open onClose={onClose} title="Reply to the review">
      <Form form={form} name="reply" failure={reply.error} className="stack gap-4" onSubmit={({ text }) => reply.act(text)}>
        <p className="mut">It’s public below the review, and can’t be changed. There is only one.</p>
        <TextArea name="text" label="Your reply" rows={4} maxLength={2000} />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={reply.pending} pendingLabel="Sending…">
            Publish reply
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
