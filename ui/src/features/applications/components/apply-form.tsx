import { Send } from 'lucide';
import { useEffect, useRef } from 'react';
import { useProfile } from '../../../data/accounts/profile';
import { canApply, useSession } from '../../../data/accounts/session';
import { useApply } from '../../../data/applications/apply';
import { useJoinToSend } from '../../../domain/join-to-send';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SendOnArrival } from '../../../kit/form/send-on-arrival';
import { useDraft } from '../../../kit/form/use-draft';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Icon } from '../../../kit/icon';
import type { Job, Profile } from '../../../lib/api';
import { saveDraft } from '../../../lib/drafts';
import { orNull } from '../../../lib/fields';
import { moneyText, payLong } from '../../../lib/money';
import { isIntended, setJustSent } from '../../../lib/send-intent';
import { toast } from '../../../lib/toast';
import { ApplyFields, applySchema } from './apply-fields';

/** The application form. People can fill it in before signing in; the draft is saved on the device. */
export function ApplyForm({ job, onSent }: { job: Job; onSent: () => void }) {
  const { user } = useSession();
  const payListed = job.budgetMin !== null || job.budgetMax !== null;
  const { data: profile, isLoading } = useProfile(user !== null);
  const form = useSchemaForm(applySchema(job.currency, job.questions), {
    proposedRate: moneyText(fixedPay(job), job.currency),
    rateUnit: job.budgetUnit,
    message: '',
    answers: job.questions.map(() => ''),
    availableFrom: '',
    files: [] as string[],
  });
  const usual = usualRate(job, profile);
  useEffect(() => {
    if (usual !== '' && form.getValues('proposedRate') === '') form.setValue('proposedRate', usual);
  }, [form, usual]);
  const draftName = `apply:${job.id}`;
  const draft = useDraft(draftName, form, user?.id ?? null);
  const joining = useJoinToSend('apply', draftName, `/jobs/${job.id}?apply=1`, 'worker');
  const isArrival = useRef(isIntended(draftName));
  const apply = useApply(job.id, ({ id }) => {
    const values = form.getValues();
    draft.clear();
    if (isArrival.current) setJustSent(`application:${id}`, () => saveDraft(draftName, values, user?.id ?? null));
    else toast('Application sent', job.title);
    onSent();
  });

  const send = (
    <>
      <div className="slip-send">
        <Button type="submit" form="apply" variant="primary" size="lg" block pending={apply.pending || joining.isPending} pendingLabel="Sending…">
          <Icon of={Send} />
          {user ? 'Send application' : joining.label('send')}
        </Button>
      </div>
      <p className="hint">Applying is always free.</p>
    </>
  );

  return (
    <div className="stack gap-4">
      <Form
        form={form}
        name="apply"
        failure={apply.error}
        draft={draft}
        className="stack gap-4"
        onSubmit={({ availableFrom, ...body }) => {
          if (!user) {
            isArrival.current = true;
            return joining.start();
          }
          const from = orNull(availableFrom);
          apply.act({ ...body, undo: isArrival.current, ...(from && { availableFrom: from }) });
        }}
      >
        <ApplyFields
          currency={job.currency}
          questions={job.questions}
          hint={payListed ? `Posted at ${payLong(job)}.` : 'This job doesn’t list its pay.'}
          unit={payListed ? job.budgetUnit : null}
          documents={isLoading ? null : profile?.documents}
        />
        {user && !canApply(user) && <p className="hint">Sending adds the worker role to your account. You’ll keep your other roles.</p>}
        {!joining.isNew && send}
        {user && draft.isSaved && <SendOnArrival form="apply" draft={draftName} />}
      </Form>
      {joining.fields(send)}
    </div>
  );
}

/** The pay of a job that leaves nothing to choose. Of a range, the lowest isn't suggested. */
const fixedPay = ({ budgetMin, budgetMax }: Job) => (budgetMin === budgetMax ? budgetMin : null);

/** What the person usually asks for, if that's in the job's unit and the job leaves the choice. */
function usualRate(job: Job, profile: Profile | undefined): string {
  const isInUnit = profile?.rateUnit === job.budgetUnit && fixedPay(job) === null;
  return isInUnit ? moneyText(profile.rate, job.currency) : '';
}
