import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import { text } from '../../../lib/fields';

interface TextSheetProps {
  title: string;
  hint: string;
  label: string;
  missing: string;
  send: string;
  /** Name under which the draft is kept on the device. */
  draftName: string;
  pending: boolean;
  error: unknown;
  onSend: (text: string) => void;
  onClose: () => void;
}

/** Asks a side for a text: its answer, or why it appeals. */
export default function TextSheet({ title, hint, label, missing, send, draftName, pending, error, onSend, onClose }: TextSheetProps) {
  const [form, draft] = useDraftForm(draftName, v.object({ text: text(4000, missing) }), { text: '' });
  return (
    <Sheet open onClose={onClose} title={title}>
      <Form form={form} name="statement" failure={error} draft={draft} className="stack gap-4" onSubmit={({ text }) => onSend(text)}>
        <TextArea name="text" label={label} rows={6} maxLength={4000} hint={hint} />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel="Sending…">
            {send}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
