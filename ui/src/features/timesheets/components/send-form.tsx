import * as v from 'valibot';
import type { TimesheetStep } from '../../../data/timesheets/timesheets';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { FormDialog } from '../../../kit/form-dialog';
import type { Contract, TimesheetView } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { optionalText, text } from '../../../lib/fields';
import { counted, days } from '../../../lib/format';
import { money } from '../../../lib/money';
import type { ActionState } from '../../../lib/use-action';

interface SendProps {
  view: TimesheetView;
  contract: Contract;
  step: ActionState<TimesheetStep>;
  onClose: () => void;
}

/** Sends a week's hours in, or asks for changes to them. */
export default function SendForm({ view, contract, step, onClose }: SendProps) {
  const { sheet, approveDays } = view;
  const isSending = view.can.includes('submit');
  const form = useSchemaForm(v.object({ note: isSending ? optionalText(1000) : text(1000, 'Say what should change.') }), { note: '' });
  const { employer, worker } = contract;
  const pay = sheet.figures.amount > 0 ? `, ${money(sheet.figures.amount, contract.currency)}` : '';
  const week = days(sheet.week, sheet.lastDay);
  return (
    <FormDialog
      onClose={onClose}
      title={isSending ? `Send in the hours of ${week}?` : `What should change in the hours of ${week}?`}
      text={
        isSending
          ? `${duration(sheet.figures.countedSeconds)}${pay}. ${employer.name} gets ${counted(approveDays, 'day', 'days')} to approve them or ask for changes. After that they count as approved.`
          : `${worker.name} can send them in again afterward. To ask about one line, tap it and write a comment.`
      }
    >
      <Form
        form={form}
        name="hours-note"
        failure={step.error}
        className="stack gap-4"
        onSubmit={({ note }) => step.act({ sheet, action: isSending ? 'submit' : 'return', note })}
      >
        <TextArea name="note" label={isSending ? `Message to ${employer.name}` : 'What to change'} optional={isSending} rows={3} maxLength={1000} />
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
