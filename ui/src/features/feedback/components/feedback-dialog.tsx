import { type KeyboardEvent, useState } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useOwnFeedback } from '../../../data/feedback/own';
import { useSendFeedback } from '../../../data/feedback/send';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Pill } from '../../../kit/pill';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import { deleteDraft, loadDraft, saveDraft } from '../../../lib/drafts';
import { relativeTime } from '../../../lib/format';
import { useRegisterSavedForm } from '../../../lib/resume';
import { toast } from '../../../lib/toast';
import { feedbackBody, type Kind, kindLabels, stateLabels } from '../labels';

const kinds = Object.entries(kindLabels) as [Kind, string][];

interface FeedbackValues {
  kind: Kind;
  subject: string;
  description: string;
}

const emptyValues: FeedbackValues = { kind: 'like', subject: '', description: '' };
const draft = 'feedback';

/** Saves the draft on the device until it is sent, so that it survives a lost connection or a closed tab. */
function useFeedbackDraft(owner: number | null): [FeedbackValues, (part: Partial<FeedbackValues>) => void] {
  const [values, setValues] = useState<FeedbackValues>(() => ({ ...emptyValues, ...loadDraft<FeedbackValues>(draft, owner) }));
  useRegisterSavedForm(draft, Boolean(values.subject || values.description));
  const write = (part: Partial<FeedbackValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    if (next.subject || next.description) saveDraft(draft, next, owner);
    else deleteDraft(draft);
  };
  return [values, write];
}

/** Sends feedback, and shows the status of earlier feedback to signed-in people. */
export default function FeedbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  const [{ kind, subject, description }, write] = useFeedbackDraft(user?.id ?? null);
  const { act, pending } = useSendFeedback(
    () => {
      write(emptyValues);
      toast('Feedback sent', user ? 'You’ll get our reply in your notifications.' : 'Thanks. We read every one.');
      onClose();
    },
    () => toast('Failed to submit feedback', 'Please try again later or contact support.', 'destructive'),
  );
  const isEmpty = !description.trim();
  const send = () => {
    if (isEmpty) return toast('Feedback required', 'Please share your thoughts with us.');
    act(feedbackBody(kind, subject, description));
  };
  // The submit button is disabled while the text is blank, which would make Enter silently do nothing.
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!pending) send();
  };
  return (
    <Sheet open={open} onClose={() => !pending && onClose()} title="Give feedback">
      <form
        className="stack gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset className="field plain">
          <legend className="lbl">What’s it about?</legend>
          <div className="choice-cards">
            {kinds.map(([value, label]) => (
              <label key={value} className="choice-card">
                <input type="radio" name="feedback-kind" value={value} checked={kind === value} onChange={() => write({ kind: value })} />
                <span className="grow">{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="field">
          <label htmlFor="feedback-subject">
            Subject<span className="opt"> (optional)</span>
          </label>
          <input
            id="feedback-subject"
            className="in"
            maxLength={200}
            value={subject}
            onChange={(event) => write({ subject: event.target.value })}
            onKeyDown={onEnter}
          />
        </div>
        <div className="field">
          <label htmlFor="feedback-description">Your feedback</label>
          <textarea
            id="feedback-description"
            className="in"
            rows={5}
            maxLength={5000}
            required
            value={description}
            onChange={(event) => write({ description: event.target.value })}
          />
          {kind === 'bug_report' && <p className="hint">If an error screen showed a reference number, include it here.</p>}
        </div>
        <div className="actions">
          <Button type="submit" variant="primary" disabled={isEmpty || pending}>
            {pending ? 'Sending...' : 'Send feedback'}
          </Button>
          <Button disabled={pending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
      {user && open && <OwnFeedback />}
    </Sheet>
  );
}

function OwnFeedback() {
  const own = useOwnFeedback(true);
  if (own.isPending) return <SkeletonText label="Loading your feedback" />;
  if (own.isError) return <ErrorState title="Your feedback didn’t load" error={own.error} onRetry={() => void own.refetch()} />;
  if (own.data.items.length === 0) return null;
  return (
    <section className="stack gap-2 feedback-history">
      <h3 className="section-title">What you told us</h3>
      <ul className="stack gap-4">
        {own.data.items.map((item) => (
          <li key={item.id} className="break">
            <p className="row top gap-2">
              <b className="grow">{item.title}</b>
              <Pill tone={stateLabels[item.state].tone}>{stateLabels[item.state].label}</Pill>
            </p>
            <p className="pre-line">{item.description}</p>
            {item.answer && (
              <p className="pre-line">
                <b>Our reply:</b> {item.answer}
              </p>
            )}
            <p className="xs dim">{relativeTime(item.createdAt)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
