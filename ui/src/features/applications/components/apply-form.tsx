import { Send } from 'lucide-react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { DraftLine } from '../../../kit/form/draft-line';
import { Form } from '../../../kit/form/form';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { useDraft } from '../../../kit/form/use-draft';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Icon } from '../../../kit/icon';
import type { Job, PayUnit } from '../../../lib/api';
import { optionalText, orNull, requiredMoney, text } from '../../../lib/fields';
import { currencySign, moneyText, payLong, unitWords } from '../../../lib/money';
import { signInPath } from '../../../lib/next';
import { canApply, useSession } from '../../../lib/session';
import { toast } from '../../../lib/toast';
import { useApply } from '../mutations';

const units = Object.entries(unitWords).map(([value, label]) => ({ value, label }));

const schemaFor = (job: Job) =>
  v.object({
    proposedRate: requiredMoney(job.currency, 'Enter the rate you ask for.'),
    rateUnit: v.picklist(Object.keys(unitWords) as PayUnit[]),
    message: optionalText(4000),
    answers: v.array(text(1000, 'Answer this question.')),
    availableFrom: v.string(),
  });

/** The application. It can be written in full before signing in; the draft waits on the device. */
export function ApplyForm({ job, onSent }: { job: Job; onSent: () => void }) {
  const { user } = useSession();
  const stated = job.budgetMin !== null || job.budgetMax !== null;
  const navigate = useNavigate();
  const form = useSchemaForm(schemaFor(job), {
    proposedRate: moneyText(job.budgetMin ?? job.budgetMax, job.currency),
    rateUnit: job.budgetUnit,
    message: '',
    answers: job.questions.map(() => ''),
    availableFrom: '',
  });
  const draft = useDraft(`apply:${job.id}`, form, user?.id ?? null);
  const apply = useApply(job.id, () => {
    draft.drop();
    toast('Application sent', job.title);
    onSent();
  });

  return (
    <Form
      form={form}
      name="apply"
      failure={apply.error}
      className="stack gap-4"
      onSubmit={({ availableFrom, ...body }) => {
        if (!user) {
          draft.saveNow();
          navigate(signInPath(`/jobs/${job.id}?apply=1`));
          return;
        }
        const from = orNull(availableFrom);
        apply.act(from ? { ...body, availableFrom: from } : body);
      }}
    >
      <TextField
        name="proposedRate"
        label="Your rate"
        before={currencySign(job.currency)}
        {...(stated && { after: unitWords[job.budgetUnit] })}
        inputMode="decimal"
        hint={stated ? `Posted at ${payLong(job)}.` : 'The notice does not say what it pays.'}
      />
      {!stated && <SelectField name="rateUnit" label="Paid" options={units} />}
      <TextArea name="message" label="A line about you" optional rows={4} maxLength={4000} />
      {job.questions.map((question, index) => (
        <TextArea key={question} name={`answers.${index}`} label={question} rows={2} maxLength={1000} />
      ))}
      <TextField name="availableFrom" label="Free from" optional type="date" />
      {user && !canApply(user) && <p className="hint">Sending adds the worker role to your account. Your other roles stay.</p>}
      <Button type="submit" variant="primary" size="lg" block pending={apply.pending} pendingLabel="Sending…">
        <Icon of={Send} />
        {user ? 'Send application' : 'Sign in and send'}
      </Button>
      <DraftLine kept={draft.kept} />
    </Form>
  );
}
