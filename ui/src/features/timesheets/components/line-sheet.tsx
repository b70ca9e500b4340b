import { useState } from 'react';
import * as v from 'valibot';
import { useSite } from '../../../data/site/site';
import { useChangeEntry, useCommentOnEntry } from '../../../data/timesheets/timesheets';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Sheet } from '../../../kit/sheet';
import { SlipRow } from '../../../kit/slip';
import type { Contract, TimeEntry, TimesheetView } from '../../../lib/api';
import { duration } from '../../../lib/duration';
import { text } from '../../../lib/fields';
import { days, relativeTime } from '../../../lib/format';
import { moment, timeOfDay, timeSpan } from '../../../lib/moment';
import { money, rate } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { LineProof } from './line-proof';

const HoursSheet = lazyOverlay(() => import('./hours-sheet'));

interface LineProps {
  entry: TimeEntry;
  view: TimesheetView;
  contract: Contract;
  onClose: () => void;
}

const minutesOf = (milliseconds: number) => duration(Math.round(milliseconds / 60_000) * 60);

/** Everything about one line of a timesheet, with comments from both sides. */
export default function LineSheet({ entry, view, contract, onClose }: LineProps) {
  const { zone } = useSite();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const canChange = view.can.includes('add');
  const remove = useChangeEntry(entry.id, () => {
    onClose();
    toast('Hours deleted', '');
  });
  const move = useChangeEntry(entry.id, () => toast('Hours moved', 'Both sides see the old and the new times.'));
  const { figures, recordedStartedAt, recordedEndedAt } = entry;
  if (editing) return <HoursSheetOf entry={entry} contract={contract} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={`${days(entry.day, null)}, ${timeSpan(entry.startedAt, entry.endedAt, zone)}`}>
      <div className="stack gap-4">
        {entry.memo && <p className="break">{entry.memo}</p>}
        <div>
          <SlipRow label="Time worked">{duration(figures.seconds)}</SlipRow>
          {figures.countedSeconds !== figures.seconds && <SlipRow label="Counted time">{duration(figures.countedSeconds)}</SlipRow>}
          {figures.overtimeSeconds > 0 && <SlipRow label="Overtime in it">{duration(figures.overtimeSeconds)}</SlipRow>}
          {entry.rate !== null && (
            <SlipRow label={`Pay at ${rate(entry.rate, 'hour', contract.currency)}`}>{money(figures.amount, contract.currency)}</SlipRow>
          )}
          <SlipRow label="Recorded">{entry.manual ? 'By hand' : 'By the timer'}</SlipRow>
          {recordedStartedAt !== null && recordedEndedAt !== null && (
            <SlipRow label="The timer said">
              {moment(recordedStartedAt, zone).text} – {timeOfDay(recordedEndedAt, zone)}
            </SlipRow>
          )}
        </div>
        {entry.clockAhead > 0 && <p className="mut">The device’s clock was {minutesOf(entry.clockAhead)} ahead of the site’s.</p>}
        <LineProof entry={entry} canChange={canChange} />
        {canChange && (
          <div className="actions">
            {entry.clockAhead > 0 && recordedStartedAt === null && (
              <Button
                variant="primary"
                pending={move.pending}
                onClick={() => move.act({ startedAt: entry.startedAt - entry.clockAhead, endedAt: entry.endedAt - entry.clockAhead })}
              >
                Move back by {minutesOf(entry.clockAhead)}
              </Button>
            )}
            <Button onClick={() => setEditing(true)}>Edit</Button>
            <Button variant="danger" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </div>
        )}
        <ErrorLine error={move.error} />
        {entry.comments.length > 0 && (
          <ul className="stack gap-3" aria-label="Comments">
            {entry.comments.map((comment) => (
              <li key={comment.id} className="stack gap-0">
                <span className="sm mut">
                  {comment.author}, {relativeTime(comment.createdAt)}
                </span>
                <span className="break">{comment.text}</span>
              </li>
            ))}
          </ul>
        )}
        {view.can.includes('comment') && <CommentForm entry={entry} week={view.sheet.week} contract={contract} />}
        <Confirm
          open={deleting}
          onClose={() => setDeleting(false)}
          title="Delete these hours?"
          action="Delete"
          cancel="Keep them"
          destructive
          pending={remove.pending}
          onConfirm={() => remove.act(null)}
        >
          <p>This removes {duration(figures.seconds)} from the week, with the comments and photos.</p>
        </Confirm>
      </div>
    </Sheet>
  );
}

function HoursSheetOf({ entry, contract, onClose }: { entry: TimeEntry; contract: Contract; onClose: () => void }) {
  return <HoursSheet job={{ contract: contract.id, title: contract.jobTitle }} entry={entry} onClose={onClose} />;
}

function CommentForm({ entry, week, contract }: { entry: TimeEntry; week: string; contract: Contract }) {
  const form = useSchemaForm(v.object({ text: text(1000, 'Write a comment.') }), { text: '' });
  const other = contract.ownSide === 'worker' ? contract.employer.name : contract.worker.name;
  const comment = useCommentOnEntry(contract.id, week, entry.id, () => {
    form.reset({ text: '' });
    toast('Comment sent', `We told ${other}.`);
  });
  return (
    <Form form={form} name="comment" failure={comment.error} className="stack gap-3" onSubmit={(typed) => comment.act(typed.text)}>
      <TextArea name="text" label="Comment or question" rows={2} maxLength={1000} hint={`${other} gets a notification.`} />
      <div>
        <Button type="submit" pending={comment.pending} pendingLabel="Sending…">
          Send comment
        </Button>
      </div>
    </Form>
  );
}
