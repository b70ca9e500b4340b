import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { FormDialog } from '../../../kit/form-dialog';
import type { ContractEndReason } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { fullDay } from '../../../lib/format';
import { endReasons, nameOf } from '../words';
import type { StepProps } from './step-props';

const reasons = Object.keys(endReasons) as ContractEndReason[];
const options = reasons.map((value) => ({ value, label: endReasons[value] }));

/** Gives notice, or agrees to the end that the other side gave notice of. */
export default function EndForm({ contract, pending, error, onStep, onClose }: StepProps & { onClose: () => void }) {
  const other = nameOf(contract, 'other');
  const isAnswer = contract.end !== null;
  const earliest = contract.earliestEnd;
  const form = useSchemaForm(
    v.pipe(
      v.object({ reason: v.picklist(reasons), note: optionalText(1000), on: v.string() }),
      v.forward(
        v.check(({ reason, note }) => reason !== 'other' || note !== '', 'Say why you’re ending it.'),
        ['note'],
      ),
      v.forward(
        v.check(({ on }) => isAnswer || on === '' || on >= earliest, `The agreed notice makes ${fullDay(earliest)} the first possible last day.`),
        ['on'],
      ),
    ),
    { reason: 'done', note: '', on: isAnswer ? '' : earliest },
  );
  const text = isAnswer
    ? 'It ends right away, because you both agree.'
    : `If ${other} agrees, it ends right away. Otherwise it ends after the last day.`;
  return (
    <FormDialog onClose={onClose} title={isAnswer ? 'End the contract now?' : 'End the contract?'} text={text}>
      <Form
        form={form}
        name="end"
        failure={error}
        className="stack gap-4"
        onSubmit={({ reason, note, on }) => onStep({ action: 'end', reason, note, on: isAnswer || on === '' ? null : on })}
      >
        <SelectField name="reason" label="Why?" options={options} />
        {!isAnswer && (
          <TextField name="on" label="Last day" type="date" min={earliest} hint={`${fullDay(earliest)} at the earliest, as you agreed.`} />
        )}
        <TextArea name="note" label={`Message to ${other}`} optional rows={3} maxLength={1000} />
        <div className="actions dialog-actions">
          <Button onClick={onClose}>Not yet</Button>
          <Button type="submit" variant="danger" pending={pending} pendingLabel="Ending…">
            End contract
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}
