import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SelectField, TextArea } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import type { Application, DeclineReason } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { firstName } from '../../../lib/format';
import type { Step } from '../mutations';
import { declineWords } from '../states';

const options = Object.entries(declineWords).map(([value, label]) => ({ value, label }));

// A start for people who do not like to write a refusal: kind, and in plain words.
const templates: Record<DeclineReason, string> = {
  other_chosen: 'thank you for applying. This time we chose somebody else. Please look at our next notices as well.',
  rate: 'thank you for applying. Your rate is more than we can pay for this job.',
  experience: 'thank you for applying. For this job we need somebody with other experience.',
  timing: 'thank you for applying. The dates did not work out for us.',
  other: 'thank you for applying. It did not work out this time.',
};

interface DeclineFormProps {
  application: Application;
  pending: boolean;
  error: unknown;
  onSend: (step: Step) => void;
  onBack: () => void;
}

export function DeclineForm({ application, pending, error, onSend, onBack }: DeclineFormProps) {
  const name = firstName(application.worker.name);
  const form = useSchemaForm(v.object({ reason: v.picklist(Object.keys(declineWords) as DeclineReason[]), message: optionalText(1000) }), {
    reason: 'other_chosen' as DeclineReason,
    message: '',
  });
  const reason = form.watch('reason');
  const template = `${name}, ${templates[reason]}`;
  return (
    <Form
      form={form}
      name="decline"
      failure={error}
      onSubmit={({ message, ...rest }) => onSend({ action: 'decline', ...rest, ...(message && { message }) })}
    >
      <SelectField name="reason" label="Why" options={options} hint={`${name} sees this reason.`} />
      <TextArea name="message" label={`A line to ${name}`} optional rows={4} maxLength={1000} hint={`“${template}”`} />
      <div>
        <Button size="sm" onClick={() => form.setValue('message', template, { shouldDirty: true })}>
          Use these words
        </Button>
      </div>
      <div className="actions">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="danger" pending={pending} pendingLabel="Sending…">
          Decline {name}
        </Button>
      </div>
    </Form>
  );
}
