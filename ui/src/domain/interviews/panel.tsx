import { CalendarPlus, CalendarX, Clock } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { type InterviewStep, useInterviewStep } from '../../data/interviews/step';
import { useSite } from '../../data/site/site';
import { Button } from '../../kit/button';
import { ErrorLine } from '../../kit/error-line';
import { Icon } from '../../kit/icon';
import { SkeletonText } from '../../kit/skeleton';
import type { ArrangedInterview } from '../../lib/api';
import { loadWithRetry } from '../../lib/lazy-with-retry';
import { moment } from '../../lib/moment';
import { toast } from '../../lib/toast';
import { PickTime } from './pick-time';
import { Place } from './place';
import { isOpen, isToAnswer, length, otherSide, wayOf } from './words';

const MoveForm = lazy(() => loadWithRetry(() => import('./change-forms')).then(({ MoveForm }) => ({ default: MoveForm })));
const CancelForm = lazy(() => loadWithRetry(() => import('./change-forms')).then(({ CancelForm }) => ({ default: CancelForm })));

type Mode = 'read' | 'pick' | 'move' | 'cancel';

const toasts: Record<InterviewStep['action'], string> = { pick: 'Time confirmed', move: 'Times proposed', cancel: 'Interview canceled' };

/** When, how and where an interview is, with everything the reader can do about it. */
export default function InterviewPanel({ interview }: { interview: ArrangedInterview }) {
  const [mode, setMode] = useState<Mode>('read');
  const step = useInterviewStep(interview.id, (_, { action }) => {
    setMode('read');
    toast(toasts[action], otherSide(interview));
  });
  const choose = (next: Mode) => {
    step.reset();
    setMode(next);
  };
  const form = { interview, pending: step.pending, error: step.error, onSend: step.act, onBack: () => choose('read') };
  const sending = step.pending && step.input?.action === 'pick' ? step.input.time : undefined;
  const isPicking = interview.can.includes('pick') && (isToAnswer(interview) || mode === 'pick') && mode !== 'move' && mode !== 'cancel';
  return (
    <section className={isOpen(interview) && interview.status !== 'lapsed' ? 'interview' : 'interview past'} aria-label="Interview">
      <Icon of={Clock} />
      <div className="grow stack gap-3">
        <Summary interview={interview} />
        {isPicking && (
          <PickTime interview={interview} sending={sending} onPick={(time) => step.act({ action: 'pick', time, version: interview.version })} />
        )}
        <Suspense fallback={<SkeletonText lines={2} label="Loading the form" />}>
          {mode === 'move' && <MoveForm {...form} />}
          {mode === 'cancel' && <CancelForm {...form} />}
        </Suspense>
        {(mode === 'read' || mode === 'pick') && (
          <>
            <ErrorLine error={step.error} />
            <Actions interview={interview} mode={mode} onMode={choose} />
          </>
        )}
      </div>
    </section>
  );
}

function Summary({ interview }: { interview: ArrangedInterview }) {
  const { how, where, note, minutes, reason, status } = interview;
  return (
    <div className="stack gap-1">
      <When interview={interview} />
      {status === 'cancelled' && reason && <p className="sm break">“{reason}”</p>}
      {status !== 'cancelled' && (
        <p className="sm break">
          {length(minutes)}, {wayOf(how).toLowerCase()}: <Place text={where} />
        </p>
      )}
      {status !== 'cancelled' && note && <p className="sm break">“{note}”</p>}
    </div>
  );
}

function When({ interview }: { interview: ArrangedInterview }) {
  const { zone } = useSite();
  const { status, at, times, fromHours } = interview;
  if (status === 'cancelled') return <p className="b">The interview was canceled</p>;
  if (at !== null) {
    const { text, own } = moment(at, zone);
    return (
      <>
        <p className="b">
          {status === 'held' ? 'The interview was ' : 'Interview: '}
          {text}
        </p>
        {own && <p className="sm mut">{own} where you are</p>}
      </>
    );
  }
  if (status === 'lapsed') {
    return (
      <>
        <p className="b">No time was picked</p>
        <p className="sm">The proposed times have passed.</p>
      </>
    );
  }
  if (isToAnswer(interview)) return <p className="b">{fromHours ? 'Pick a time that suits you' : 'Pick one of these times'}</p>;
  return (
    <>
      <p className="b break">Waiting for {otherSide(interview)} to pick a time</p>
      {fromHours ? (
        <p className="sm">From the interview hours.</p>
      ) : (
        <ul className="sm">
          {times.map((time) => {
            const { text, own } = moment(time, zone);
            return (
              <li key={time}>
                {text}
                {own && <span className="mut"> ({own} where you are)</span>}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Actions({ interview, mode, onMode }: { interview: ArrangedInterview; mode: Mode; onMode: (mode: Mode) => void }) {
  const { can, status, at, id } = interview;
  const isConfirmed = status === 'confirmed';
  // The file of a canceled interview takes it out of the calendar that it was added to.
  const isFreed = status === 'cancelled' && at !== null;
  if (can.length === 0 && !isConfirmed && !isFreed) return null;
  return (
    <div className="row wrp gap-2">
      {isConfirmed && can.includes('pick') && mode === 'read' && (
        <Button size="sm" onClick={() => onMode('pick')}>
          Pick another time
        </Button>
      )}
      {mode === 'pick' && (
        <Button size="sm" onClick={() => onMode('read')}>
          Keep this time
        </Button>
      )}
      {can.includes('move') && (
        <Button size="sm" onClick={() => onMode('move')}>
          {status === 'lapsed' ? 'Propose new times' : 'Propose other times'}
        </Button>
      )}
      {can.includes('cancel') && (
        <Button size="sm" variant="ghost" onClick={() => onMode('cancel')}>
          Cancel interview
        </Button>
      )}
      {(isConfirmed || isFreed) && (
        <a className="tap sm" href={`/api/interviews/${id}/calendar.ics`} download>
          <Icon of={isFreed ? CalendarX : CalendarPlus} size="s" />
          {isFreed ? 'Remove from calendar' : 'Add to calendar'}
        </a>
      )}
    </div>
  );
}
