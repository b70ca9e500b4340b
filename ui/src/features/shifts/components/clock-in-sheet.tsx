import * as v from 'valibot';
import type { ShiftStep } from '../../../data/shifts/shifts';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { FormDialog } from '../../../kit/form-dialog';
import type { Shift } from '../../../lib/api';
import { useSearchParams } from '../../../lib/router/hooks';
import type { ActionState } from '../../../lib/use-action';

const digits = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => /^\d{4}$/.test(typed), 'Enter the four digits.'),
);

/** Clocks in with the code on the screen at the place. A scanned code is filled in already. */
export default function ClockInSheet({ shift, step, onClose }: { shift: Shift; step: ActionState<ShiftStep>; onClose: () => void }) {
  const [params] = useSearchParams();
  const form = useSchemaForm(v.object({ code: digits }), { code: params.get('code') ?? '' });
  return (
    <FormDialog
      onClose={onClose}
      title="Clock in"
      text={`Enter the code that ${shift.employer} shows, on a screen or on their phone. It changes every minute. Your timer starts with it.`}
    >
      <Form
        form={form}
        name="clock-in"
        failure={step.error}
        className="stack gap-4"
        onSubmit={({ code }) => step.act({ shift, action: 'clock-in', body: { code } })}
      >
        <TextField name="code" label="Code" inputMode="numeric" autoComplete="off" maxLength={4} enterKeyHint="go" />
        <p className="sm mut">No code or no signal? Start the timer on the contract’s page instead. It counts too.</p>
        <div className="actions dialog-actions">
          <Button onClick={onClose}>Not yet</Button>
          <Button type="submit" variant="primary" pending={step.pending} pendingLabel="Clocking in…">
            Clock in
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}
