import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { FormDialog } from '../../../kit/form-dialog';
import { optionalText } from '../../../lib/fields';
import { nameOf } from '../words';
import type { StepProps } from './step-props';

/** Turns a proposal down, or takes one's own back, with a reason if the person wants to give one. */
export default function RejectForm({ contract, pending, error, onStep, onClose }: StepProps & { onClose: () => void }) {
  const form = useSchemaForm(v.object({ reason: optionalText(1000) }), { reason: '' });
  const isOwn = contract.pending?.proposedBy === contract.ownSide;
  const isNew = contract.state === 'proposed';
  const title = isOwn ? 'Take the proposal back?' : 'Turn the proposal down?';
  const text = isNew ? 'The contract won’t begin.' : 'The contract goes on with the terms you have now.';
  return (
    <FormDialog onClose={onClose} title={title} text={text}>
      <Form
        form={form}
        name="reject"
        failure={error}
        className="stack gap-4"
        onSubmit={({ reason }) => onStep({ action: 'reject', version: contract.version, reason })}
      >
        <TextArea name="reason" label="Why?" optional rows={3} maxLength={1000} hint={`${nameOf(contract, 'other')} will see this.`} />
        <div className="actions dialog-actions">
          <Button onClick={onClose}>Not yet</Button>
          <Button type="submit" variant="danger" pending={pending} pendingLabel="Sending…">
            {isOwn ? 'Take it back' : 'Turn down'}
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}
