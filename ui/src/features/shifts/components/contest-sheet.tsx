import * as v from 'valibot';
import type { ShiftStep } from '../../../data/shifts/shifts';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { FormDialog } from '../../../kit/form-dialog';
import type { Shift } from '../../../lib/api';
import { text } from '../../../lib/fields';
import type { ActionState } from '../../../lib/use-action';

const schema = v.object({ text: text(1000, 'Say what happened.') });

/** Says that what was noted about a shift is wrong. */
export default function ContestSheet({ shift, step, onClose }: { shift: Shift; step: ActionState<ShiftStep>; onClose: () => void }) {
  const form = useSchemaForm(schema, { text: '' });
  return (
    <FormDialog
      onClose={onClose}
      title="What happened?"
      text={`${shift.employer} reads it, and confirms what was noted or takes it back. Until then, it doesn’t count.`}
    >
      <Form form={form} name="contest" failure={step.error} className="stack gap-4" onSubmit={(body) => step.act({ shift, action: 'contest', body })}>
        <TextArea name="text" label="In your words" rows={4} maxLength={1000} />
        <div className="actions dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={step.pending} pendingLabel="Sending…">
            Send
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}
