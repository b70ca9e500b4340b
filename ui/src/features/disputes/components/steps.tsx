import { useState } from 'react';
import { type DisputeStep, useDisputeStep, useSealRange } from '../../../data/disputes/disputes';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useCloseOverlay, useOverlay } from '../../../kit/overlay';
import type { DisputeRoom } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { outcome } from '../words';

const TextSheet = lazyOverlay(() => import('./text-sheet'));
const RangeSheet = lazyOverlay(() => import('./range-sheet'));
const EvidenceSheet = lazyOverlay(() => import('./evidence-sheet'));

/** What a side can do now. */
export function Steps({ room }: { room: DisputeRoom }) {
  const closeOverlay = useCloseOverlay();
  const [writing, setWriting] = useOverlay('statement');
  const [sealing, setSealing] = useOverlay('range');
  const [adding, setAdding] = useOverlay('evidence');
  const [confirming, setConfirming] = useState<'accept' | 'withdraw' | null>(null);
  const step = useDisputeStep(room.id, (after, done) => {
    const draft = { answer: 'dispute-text', appeal: 'dispute-text', evidence: 'evidence' }[done.action as string];
    if (draft) deleteDraft(`${draft}:${room.id}`);
    setConfirming(null);
    closeOverlay();
    toast(...said(after, done));
  });
  const seal = useSealRange(room.id, () => {
    closeOverlay();
    toast('Range sealed', 'Nobody sees it.');
  });
  const can = (action: DisputeRoom['can'][number]) => room.can.includes(action);
  const words = texts(room);
  const props = { pending: step.pending, error: step.error };
  return (
    <>
      <div className="actions">
        {(can('answer') || can('appeal')) && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setWriting(true)}>
            {words.button}
          </Button>
        )}
        {can('range') && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setSealing(true)}>
            Seal your range
          </Button>
        )}
        {can('accept') && (
          <Button variant={can('answer') ? 'secondary' : 'primary'} onClick={() => setConfirming('accept')}>
            {room.state === 'proposed' ? 'Accept the proposal' : 'Accept what they ask for'}
          </Button>
        )}
        {can('reject') && (
          <Button pending={step.pending} onClick={() => step.act({ action: 'reject' })}>
            Turn it down
          </Button>
        )}
        {can('add') && (
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add evidence
          </Button>
        )}
        {can('extend') && (
          <Button pending={step.pending} onClick={() => step.act({ action: 'extend' })}>
            {room.extensionBy ? 'Agree to 3 more days' : 'Ask for 3 more days'}
          </Button>
        )}
        {can('withdraw') && (
          <Button variant="ghost" onClick={() => setConfirming('withdraw')}>
            Withdraw
          </Button>
        )}
      </div>
      <ErrorLine error={step.error} />
      <Confirm
        open={confirming === 'accept'}
        title={room.state === 'proposed' ? 'Accept the proposal?' : 'Accept what they ask for?'}
        action="Accept"
        cancel="Back"
        pending={step.pending}
        onConfirm={() => step.act({ action: 'accept' })}
        onClose={() => setConfirming(null)}
      >
        <p>{acceptText(room)}</p>
      </Confirm>
      <Confirm
        open={confirming === 'withdraw'}
        title="Withdraw the dispute?"
        action="Withdraw"
        cancel="Back"
        pending={step.pending}
        onConfirm={() => step.act({ action: 'withdraw' })}
        onClose={() => setConfirming(null)}
      >
        <p>{withdrawText(room)}</p>
      </Confirm>

      {writing && (can('answer') || can('appeal')) && (
        <TextSheet
          {...props}
          {...words}
          draftName={`dispute-text:${room.id}`}
          onSend={(text) => step.act({ action: can('answer') ? 'answer' : 'appeal', text })}
          onClose={() => setWriting(false)}
        />
      )}
      {sealing && can('range') && (
        <RangeSheet
          pending={seal.pending}
          error={seal.error}
          dispute={room}
          onSeal={(min, max) => seal.act({ min, max })}
          onClose={() => setSealing(false)}
        />
      )}
      {adding && can('add') && (
        <EvidenceSheet
          {...props}
          dispute={room}
          onAdd={(evidence) => step.act({ action: 'evidence', ...evidence })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

const texts = (room: DisputeRoom) =>
  room.state === 'decided'
    ? {
        title: 'Appeal',
        button: 'Appeal',
        label: 'What the decision gets wrong',
        missing: 'Say what the decision gets wrong.',
        hint: 'There’s one appeal. Someone else decides, and that decision is final.',
        send: 'Send appeal',
      }
    : {
        title: 'Your answer',
        button: 'Answer',
        label: 'How you see it',
        missing: 'Say how you see it.',
        hint: `${room.side === 'worker' ? room.worker : room.employer} reads it. You can add photos and messages afterwards.`,
        send: 'Send answer',
      };

function acceptText(room: DisputeRoom): string {
  const { claim, currency, worker, side, proposal, state } = room;
  if (claim === 0) return 'The dispute is settled with that.';
  const amount = state === 'proposed' ? (proposal?.amount ?? 0) : side === 'worker' ? claim : 0;
  const ends = state === 'proposed' ? 'It counts once both sides accept it.' : 'The dispute is settled with that.';
  return `${worker} gets ${money(amount, currency)} of the ${money(claim, currency)} in dispute. ${ends}`;
}

const withdrawText = ({ about, ownSide }: DisputeRoom) =>
  about === 'hours'
    ? `The hours go back to their week. ${ownSide === 'employer' ? 'If it was approved meanwhile, you’re billed for them.' : 'If it was approved meanwhile, they stay unpaid.'}`
    : 'Everything goes on as before it.';

/** The toast after a step. */
function said(after: DisputeRoom, step: DisputeStep): [title: string, text: string] {
  if (after.endedAt !== null) return [after.state === 'withdrawn' ? 'Dispute withdrawn' : 'Dispute settled', outcome(after)];
  switch (step.action) {
    case 'answer':
      return ['Answer sent', ''];
    case 'evidence':
      return ['Evidence added', 'Both sides see it.'];
    case 'extend':
      return after.extensionBy ? ['Asked for more time', ''] : ['Three more working days', ''];
    case 'accept':
      return ['Accepted', 'It counts once the other side accepts it too.'];
    case 'reject':
      return ['Turned down', 'The mediator decides.'];
    default:
      return ['Appeal sent', 'Someone else decides.'];
  }
}
