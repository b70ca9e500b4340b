import * as v from 'valibot';
import type { InterviewStep } from '../../data/interviews/step';
import { useSite } from '../../data/site/site';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form/form';
import { TextArea } from '../../kit/form/inputs';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import type { ArrangedInterview } from '../../lib/api';
import { text } from '../../lib/fields';
import { checkTimes, noTimes, type TimesValues, timesEntries, timesOf } from './times';
import { WhenFields } from './times-fields';
import { otherSide } from './words';

interface ChangeFormProps {
  interview: ArrangedInterview;
  pending: boolean;
  error: unknown;
  onSend: (step: InterviewStep) => void;
  onBack: () => void;
}

/** Proposes other times to the other side. */
export function MoveForm({ interview, pending, error, onSend, onBack }: ChangeFormProps) {
  const { zone } = useSite();
  const form = useSchemaForm(
    v.pipe(
      v.object({ ...timesEntries, choice: v.string() }),
      checkTimes<TimesValues & { choice: string }>(zone, ({ choice }) => choice === 'times'),
    ),
    { ...noTimes, choice: 'times' },
  );
  return (
    <Form
      form={form}
      name={`move-${interview.id}`}
      failure={error}
      className="stack gap-4"
      onSubmit={(values) => {
        const fromHours = values.choice === 'hours';
        onSend({ action: 'move', times: fromHours ? [] : timesOf(values, zone), fromHours, version: interview.version });
      }}
    >
      <WhenFields hasChoice={interview.ownSide === 'employer'} minutes={interview.minutes} except={interview.id} />
      <p className="sm mut break">{otherSide(interview)} then picks one.</p>
      <div className="actions">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Sending…">
          Propose times
        </Button>
      </div>
    </Form>
  );
}

/** Cancels the interview with a reason. */
export function CancelForm({ interview, pending, error, onSend, onBack }: ChangeFormProps) {
  const form = useSchemaForm(v.object({ reason: text(500, 'Say why you’re canceling.') }), { reason: '' });
  return (
    <Form
      form={form}
      name={`cancel-${interview.id}`}
      failure={error}
      className="stack gap-4"
      onSubmit={({ reason }) => onSend({ action: 'cancel', reason })}
    >
      <TextArea name="reason" label="Why are you canceling?" rows={3} maxLength={500} hint={`${otherSide(interview)} will see this.`} />
      <div className="actions">
        <Button onClick={onBack}>Keep it</Button>
        <Button type="submit" variant="danger" pending={pending} pendingLabel="Sending…">
          Cancel interview
        </Button>
      </div>
    </Form>
  );
}
