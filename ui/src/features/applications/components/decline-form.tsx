import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SelectField, TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import type { Application, DeclineReason } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { firstName } from '../../../lib/format';
import { declineLabels, declineMessage } from '../statuses';

const options = Object.entries(declineLabels).map(([value, label]) => ({ value, label }));

interface Decline {
  reason: DeclineReason;
  message?: string;
}

interface DeclineFormProps {
  applicants: Application[];
  pending: boolean;
  error: unknown;
  onSubmit: (decline: Decline) => void;
  onBack: () => void;
}

/** Name of the draft. The component that sends the form deletes it. */
export const declineDraft = (applicants: Application[]) => `decline:${applicants.map(({ id }) => id).join('-')}`;

/** Declines applicants. Each reason comes with an editable message template. */
export function DeclineForm({ applicants, pending, error, onSubmit, onBack }: DeclineFormProps) {
  const [one] = applicants;
  const name = one && applicants.length === 1 ? firstName(one.worker.name) : null;
  // "Someone else was chosen" is suggested only if someone was.
  const suggested: DeclineReason = applicants.every(({ job }) => job.filled > 0) ? 'other_chosen' : 'other';
  const [form, draft] = useDraftForm(
    declineDraft(applicants),
    v.object({ reason: v.picklist(Object.keys(declineLabels) as DeclineReason[]), message: optionalText(4000) }),
    {
      reason: suggested,
      message: declineMessage(suggested, applicants),
    },
  );
  const reason = form.watch('reason');
  const lastTemplate = useRef(declineMessage(suggested, applicants));
  useEffect(() => {
    const next = declineMessage(reason, applicants);
    // Replace the template with the new reason's, but never an edited message.
    if (form.getValues('message') === lastTemplate.current) form.setValue('message', next);
    lastTemplate.current = next;
  }, [reason, applicants, form]);
  return (
    <Form
      form={form}
      name="decline"
      failure={error}
      draft={draft}
      onSubmit={({ message, ...rest }) => onSubmit({ ...rest, ...(message && { message }) })}
    >
      <SelectField
        name="reason"
        label="Reason"
        options={options}
        hint={name ? `${name} will see this reason.` : 'Each of them will see this reason.'}
      />
      <TextArea
        name="message"
        label={name ? `Message to ${name}` : 'Message to each'}
        optional
        rows={5}
        maxLength={4000}
        hint={name ? 'Edit it as you like.' : '{name} and {job} become each person’s first name and the job’s title.'}
      />
      <div className="actions">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="danger" pending={pending} pendingLabel="Sending…">
          {name ? `Decline ${name}` : `Decline ${applicants.length} people`}
        </Button>
      </div>
    </Form>
  );
}
