import type { TimesheetStep } from '../../../data/timesheets/timesheets';
import { PayNote } from '../../../domain/pay-note';
import ConfirmDialog from '../../../kit/dialog';
import { ErrorLine } from '../../../kit/error-line';
import type { Timesheet } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { days } from '../../../lib/format';
import type { ActionState } from '../../../lib/use-action';

interface ApproveProps {
  sheet: Timesheet;
  worker: string;
  currency: string;
  hourly: boolean;
  overSeconds: number;
  step: ActionState<TimesheetStep>;
  onClose: () => void;
}

/** Approves a week's hours. It says before what the employer owes and what the worker gets. */
export default function ApproveHours({ sheet, worker, currency, hourly, overSeconds, step, onClose }: ApproveProps) {
  const { countedSeconds, amount } = sheet.figures;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Approve ${worker}’s ${duration(countedSeconds)}?`}
      action="Approve"
      cancel="Not yet"
      pending={step.pending}
      onConfirm={() => step.act({ sheet, action: 'approve' })}
    >
      <p>
        {days(sheet.week, sheet.lastDay)}.{' '}
        {hourly ? <PayNote worker={worker} amount={amount} currency={currency} what="them" /> : 'This contract isn’t paid by the hour.'}
      </p>
      {overSeconds > 0 && <p>{`That includes ${duration(overSeconds)} over the weekly limit. Approving counts them too.`}</p>}
      <ErrorLine error={step.error} />
    </ConfirmDialog>
  );
}
