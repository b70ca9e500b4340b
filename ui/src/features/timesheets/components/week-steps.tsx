import { type TimesheetStep, useTimesheetStep } from '../../../data/timesheets/timesheets';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useCloseOverlay, useOverlay } from '../../../kit/overlay';
import type { Contract, TimesheetView } from '../../../lib/api';
import { toast } from '../../../lib/toast';

const SendForm = lazyOverlay(() => import('./send-form'), 'dialog dialog-at');
const ApproveHours = lazyOverlay(() => import('./approve-hours'), 'dialog dialog-at');

/** The buttons for a timesheet's next step. */
export function WeekSteps({ view, contract }: { view: TimesheetView; contract: Contract }) {
  const [sending, setSending] = useOverlay('send-hours');
  const [approving, setApproving] = useOverlay('approve-hours');
  const closeOverlay = useCloseOverlay();
  const { sheet, can } = view;
  const isWorker = contract.ownSide === 'worker';
  const other = isWorker ? contract.employer.name : contract.worker.name;
  const step = useTimesheetStep((done) => {
    closeOverlay();
    toast(saidOf(done, isWorker), `We told ${other}.`);
  });
  return (
    <>
      {can.includes('submit') && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setSending(true)}>
          Send in
        </Button>
      )}
      {can.includes('approve') && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setApproving(true)}>
          Approve
        </Button>
      )}
      {can.includes('return') &&
        (isWorker ? (
          <Button pending={step.pending} onClick={() => step.act({ sheet, action: 'return' })}>
            Take back
          </Button>
        ) : (
          <Button aria-haspopup="dialog" onClick={() => setSending(true)}>
            Ask for changes
          </Button>
        ))}
      {!sending && !approving && <ErrorLine error={step.error} />}
      {sending && <SendForm view={view} contract={contract} step={step} onClose={() => setSending(false)} />}
      {approving && (
        <ApproveHours
          sheet={sheet}
          worker={contract.worker.name}
          currency={contract.currency}
          hourly={contract.terms.rateUnit === 'hour'}
          overSeconds={view.overSeconds}
          step={step}
          onClose={() => setApproving(false)}
        />
      )}
    </>
  );
}

export function saidOf({ action }: TimesheetStep, isWorker: boolean): string {
  if (action === 'submit') return 'Hours sent in';
  if (action === 'approve') return 'Hours approved';
  return isWorker ? 'Hours taken back' : 'Changes asked for';
}
