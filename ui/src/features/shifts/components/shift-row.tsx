import { useState } from 'react';
import { type ShiftStep, useShiftStep } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { GetThere } from '../../../domain/get-there';
import { useAttention } from '../../../kit/attention';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { useCloseOverlay, useOverlay } from '../../../kit/overlay';
import { Pill } from '../../../kit/pill';
import type { Shift } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { attendanceText, situation, stateLabel, times } from '../words';

const ClockInSheet = lazyOverlay(() => import('./clock-in-sheet'), 'dialog dialog-at');
const ContestSheet = lazyOverlay(() => import('./contest-sheet'), 'dialog dialog-at');
const ReplaceDialog = lazyOverlay(() => import('./replace-dialog'), 'dialog dialog-at');

/** One shift with the buttons for its next step. `withContract` adds what and who it's about, and how to get there. */
export function ShiftRow({ shift, withContract = false }: { shift: Shift; withContract?: boolean }) {
  const { zone } = useSite();
  const { label, tone } = stateLabel(shift);
  const more = situation(shift, zone);
  const noted = attendanceText(shift);
  const isWorker = shift.ownSide === 'worker';
  const isOn = ['proposed', 'confirmed', 'working'].includes(shift.state);
  return (
    <div className="stack gap-1">
      <div className="row top wrp sp gap-2">
        <b>{times(shift, zone)}</b>
        <Pill tone={tone}>{label}</Pill>
      </div>
      {withContract && (
        <Link className="break" to={`/contracts/${shift.contractId}`}>
          {isWorker ? `${shift.title}, ${shift.employer}` : `${shift.worker}, ${shift.title}`}
        </Link>
      )}
      {withContract && isOn ? (
        <GetThere address={shift.address} contact={shift.contact} />
      ) : (
        shift.place && <span className="sm break">{shift.place}</span>
      )}
      {shift.note && <span className="sm break">{shift.note}</span>}
      {more && <span className="sm mut">{more}</span>}
      {noted && <span className="sm break">{noted}</span>}
      <Steps shift={shift} />
    </div>
  );
}

/** The steps that a shift waits for; the others are possible at any time. */
const toAnswer: readonly Shift['can'][number][] = ['clock_in', 'clock_out', 'confirm', 'contest', 'uphold'];

function Steps({ shift }: { shift: Shift }) {
  const { can, id } = shift;
  useAttention(can.some((action) => toAnswer.includes(action)));
  const [clocking, setClocking] = useOverlay(`clock-in-${id}`);
  const [replacing, setReplacing] = useOverlay(`replace-${id}`);
  const [contesting, setContesting] = useOverlay(`contest-${id}`);
  const [asking, setAsking] = useState<'decline' | 'cancel' | null>(null);
  const closeOverlay = useCloseOverlay();
  const step = useShiftStep((done) => {
    closeOverlay();
    setAsking(null);
    toast(...said(done));
  });
  if (can.length === 0) return null;
  return (
    <>
      <div className="row wrp gap-2">
        {can.includes('clock_in') && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setClocking(true)}>
            Clock in
          </Button>
        )}
        {can.includes('confirm') && (
          <Button
            variant={can.includes('clock_in') ? 'secondary' : 'primary'}
            pending={step.pending}
            onClick={() => step.act({ shift, action: 'confirm' })}
          >
            I’ll be there
          </Button>
        )}
        {can.includes('clock_out') && (
          <Button variant="primary" pending={step.pending} pendingLabel="Saving…" onClick={() => step.act({ shift, action: 'clock-out' })}>
            Clock out
          </Button>
        )}
        {can.includes('decline') && <Button onClick={() => setAsking('decline')}>I can’t make it</Button>}
        {can.includes('replace') && (
          <Button aria-haspopup="dialog" onClick={() => setReplacing(true)}>
            Find someone else
          </Button>
        )}
        {can.includes('contest') && (
          <Button aria-haspopup="dialog" onClick={() => setContesting(true)}>
            That’s not right
          </Button>
        )}
        {can.includes('take_back') && (
          <Button pending={step.pending} onClick={() => step.act({ shift, action: 'take-back' })}>
            Take it back
          </Button>
        )}
        {can.includes('uphold') && (
          <Button pending={step.pending} onClick={() => step.act({ shift, action: 'uphold' })}>
            Confirm it
          </Button>
        )}
        {can.includes('cancel') && (
          <Button variant="ghost" onClick={() => setAsking('cancel')}>
            Cancel shift
          </Button>
        )}
      </div>
      {!clocking && !replacing && !contesting && <ErrorLine error={step.error} />}
      <Confirm
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'decline' ? 'Can’t make it?' : 'Cancel this shift?'}
        action={asking === 'decline' ? 'I can’t make it' : 'Cancel shift'}
        cancel="Back"
        destructive
        pending={step.pending}
        onConfirm={() => asking && step.act({ shift, action: asking })}
      >
        <p>{asking === 'decline' ? `We tell ${shift.employer}, so they can find someone else.` : `We tell ${shift.worker}.`}</p>
        <ErrorLine error={step.error} />
      </Confirm>
      {clocking && <ClockInSheet shift={shift} step={step} onClose={() => setClocking(false)} />}
      {contesting && <ContestSheet shift={shift} step={step} onClose={() => setContesting(false)} />}
      {replacing && <ReplaceDialog shift={shift} step={step} onClose={() => setReplacing(false)} />}
    </>
  );
}

function said({ action, shift }: ShiftStep): [title: string, text: string] {
  switch (action) {
    case 'confirm':
      return ['Shift confirmed', `We told ${shift.employer}.`];
    case 'decline':
      return ['Shift declined', `We told ${shift.employer}.`];
    case 'cancel':
      return ['Shift canceled', `We told ${shift.worker}.`];
    case 'clock-in':
      return ['Clocked in', 'Your timer is running.'];
    case 'clock-out':
      return ['Clocked out', 'Your hours are on the timesheet.'];
    case 'contest':
      return ['Sent', `We told ${shift.employer}. Until they answer, it doesn’t count.`];
    case 'uphold':
      return ['Confirmed', `We told ${shift.worker}.`];
    case 'take-back':
      return ['Taken back', `It counts as a shift that ${shift.worker} came to.`];
    case 'replace':
      return ['Asked', 'We’ll tell you as soon as someone says yes.'];
  }
}
