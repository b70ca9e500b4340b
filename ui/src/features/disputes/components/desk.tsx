import * as v from 'valibot';
import { useAddDisputeNote, useDisputeNotes, useDisputeStep } from '../../../data/disputes/disputes';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { useCloseOverlay, useOverlay } from '../../../kit/overlay';
import { SkeletonText } from '../../../kit/skeleton';
import type { DisputeRoom } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { date, relativeTime } from '../../../lib/format';
import { toast } from '../../../lib/toast';

const ProposeSheet = lazyOverlay(() => import('./propose-sheet'));
const DecideSheet = lazyOverlay(() => import('./decide-sheet'));

/** What a mediator does: takes the case on, proposes, decides, and keeps notes that neither side sees. */
export default function Desk({ room }: { room: DisputeRoom }) {
  const closeOverlay = useCloseOverlay();
  const [proposing, setProposing] = useOverlay('propose');
  const [deciding, setDeciding] = useOverlay('decide');
  const step = useDisputeStep(room.id, (_, { action }) => {
    closeOverlay();
    toast(action === 'take' ? 'The case is yours' : action === 'propose' ? 'Proposal sent' : 'Decision sent', 'Both sides see it.');
  });
  const can = (action: DisputeRoom['can'][number]) => room.can.includes(action);
  const props = { dispute: room, pending: step.pending, error: step.error };
  return (
    <section className="card card-p stack gap-3" aria-labelledby="desk">
      <h2 className="section-title" id="desk">
        Mediator
      </h2>
      {room.state === 'appealed' && room.can.length === 0 && (
        <p>
          You decided first, so somebody else hears the appeal. If you’re alone, name who does under <Link to="/admin/settings">Site settings</Link>,
          and write their decision down here.
        </p>
      )}
      {room.dueAt !== null && (can('take') || can('decide')) && <p>Act by {date(room.dueAt - 1)}. You never see what the sides sealed.</p>}
      <div className="actions">
        {can('take') && (
          <Button variant="primary" pending={step.pending} onClick={() => step.act({ action: 'take' })}>
            {room.mediatorId === null ? 'Take the case on' : 'Take over from a colleague'}
          </Button>
        )}
        {can('propose') && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setProposing(true)}>
            Propose an outcome
          </Button>
        )}
        {can('decide') && (
          <Button variant={can('propose') ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={() => setDeciding(true)}>
            Decide
          </Button>
        )}
      </div>
      <ErrorLine error={step.error} />
      <Notes id={room.id} />

      {proposing && can('propose') && (
        <ProposeSheet {...props} onSend={(body) => step.act({ action: 'propose', ...body })} onClose={() => setProposing(false)} />
      )}
      {deciding && can('decide') && (
        <DecideSheet {...props} onSend={(body) => step.act({ action: 'decide', ...body })} onClose={() => setDeciding(false)} />
      )}
    </section>
  );
}

function Notes({ id }: { id: number }) {
  const notes = useDisputeNotes(id);
  const form = useSchemaForm(v.object({ text: text(2000, 'Write a note.') }), { text: '' });
  const add = useAddDisputeNote(id, () => form.reset());
  return (
    <div className="stack gap-3">
      <h3 className="row-title">Notes of the mediators</h3>
      {notes.isPending && <SkeletonText label="Loading the notes" />}
      {notes.isError && <ErrorState title="The notes didn’t load" error={notes.error} onRetry={() => void notes.refetch()} />}
      <ul className="stack gap-2">
        {notes.data?.map((note) => (
          <li key={note.id} className="break">
            {note.text}
            <span className="sm mut block">
              {note.author}, {relativeTime(note.at)}
            </span>
          </li>
        ))}
      </ul>
      <Form form={form} name="note" failure={add.error} className="stack gap-2" onSubmit={({ text }) => add.act(text)}>
        <TextArea name="text" label="New note" rows={2} maxLength={2000} hint="Neither side sees it." />
        <div>
          <Button type="submit" pending={add.pending}>
            Save note
          </Button>
        </div>
      </Form>
    </div>
  );
}
