import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import { text } from '../../../lib/fields';

const schema = v.object({ reason: text(1000, 'Say which rule, and what happened.') });

interface TakeDownSheetProps {
  title: string;
  /** Name of the draft. The component that sends the form deletes it. */
  draftName: string;
  pending: boolean;
  error: unknown;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** Takes a job down, with a reason the employer will see. */
export default function TakeDownSheet({ title, draftName, pending, error, onSend, onClose }: TakeDownSheetProps) {
  const [form, draft] = useDraftForm(draftName, schema, { reason: '' });
  return (
    <Sheet open onClose={onClose} title={`Take “${title}” down?`}>
      <Form form={form} name="refuse" failure={error} draft={draft} onSubmit={({ reason }) => onSend(reason)}>
        <p className="mut">It comes down, everyone who applied gets a notification, and the employer sees what you write here.</p>
        <TextArea name="reason" label="Reason (which rule, and what happened)" rows={4} maxLength={1000} />
        <Button type="submit" variant="danger" pending={pending} pendingLabel="Taking down…">
          Take job down
        </Button>
      </Form>
    </Sheet>
  );
}
