import * as v from 'valibot';
import type { MilestoneStep } from '../../../data/projects/milestones';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { FormDialog } from '../../../kit/form-dialog';
import type { Contract, Milestone } from '../../../lib/api';
import { optionalText, text } from '../../../lib/fields';
import { counted } from '../../../lib/format';
import type { ActionState } from '../../../lib/use-action';

interface NoteProps {
  milestone: Milestone;
  contract: Contract;
  /** Days the employer has to approve work before the clock does. */
  approveDays: number;
  step: ActionState<MilestoneStep>;
  onClose: () => void;
}

/** Sends work in, or asks for changes. */
export default function MilestoneNoteForm({ milestone, contract, approveDays, step, onClose }: NoteProps) {
  const isSending = milestone.can.includes('submit');
  const note = isSending ? optionalText(1000) : text(1000, 'Say what should change.');
  const form = useSchemaForm(v.object({ note }), { note: '' });
  const { title } = milestone.terms;
  return (
    <FormDialog
      onClose={onClose}
      title={isSending ? `Send in “${title}”?` : `What should change in “${title}”?`}
      text={
        isSending
          ? `${contract.employer.name} gets ${counted(approveDays, 'day', 'days')} to approve it or ask for changes. After that it counts as approved.`
          : `${contract.worker.name} can send it in again afterward.`
      }
    >
      <Form
        form={form}
        name="milestone-note"
        failure={step.error}
        className="stack gap-4"
        onSubmit={(typed) => step.act({ milestone, action: isSending ? 'submit' : 'return', note: typed.note })}
      >
        <TextArea
          name="note"
          label={isSending ? `Message to ${contract.employer.name}` : 'What to change'}
          optional={isSending}
          rows={3}
          maxLength={1000}
        />
        <div className="actions dialog-actions">
          <Button onClick={onClose}>Not yet</Button>
          <Button type="submit" variant="primary" pending={step.pending} pendingLabel="Sending…">
            {isSending ? 'Send in' : 'Ask for changes'}
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}
