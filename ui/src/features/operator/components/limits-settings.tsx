import * as v from 'valibot';
import { type SiteLimits, useSaveLimits, useSiteLimits } from '../../../data/site/limits';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { SkeletonText } from '../../../kit/skeleton';
import { toast } from '../../../lib/toast';

const number = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => /^\d{1,6}$/.test(typed) && +typed <= 100_000, 'Enter a number up to 100,000.'),
  v.transform(Number),
);
const schema = v.object({ strangerMegabytes: number, addressMegabytes: number, signUps: number, strangerMails: number });

/** What people may do before the site knows them. */
export default function LimitsSettings() {
  const limits = useSiteLimits();
  return (
    <section className="stack gap-3">
      <h2>New people</h2>
      <p className="mut">
        The site knows someone once they confirm their email address, once you or a code from the office vouch for them, or once an employer opens
        their application, they pay for a job or they have a contract. Until then, these limits keep spam away.
      </p>
      {limits.isPending && <SkeletonText label="Loading the limits" lines={4} />}
      {limits.isError && <ErrorState title="The limits didn’t load" error={limits.error} onRetry={() => void limits.refetch()} />}
      {limits.data && <LimitsForm limits={limits.data} />}
    </section>
  );
}

function LimitsForm({ limits }: { limits: SiteLimits }) {
  const form = useSchemaForm(schema, {
    strangerMegabytes: String(limits.strangerMegabytes),
    addressMegabytes: String(limits.addressMegabytes),
    signUps: String(limits.signUps),
    strangerMails: String(limits.strangerMails),
  });
  const save = useSaveLimits(() => toast('Limits saved', 'They count from now on.'));
  return (
    <Form form={form} name="limits" failure={save.error} onSubmit={save.act}>
      <TextField name="strangerMegabytes" label="Files of one person" after="MB" inputMode="numeric" />
      <TextField name="addressMegabytes" label="Files from one network, per day" after="MB" inputMode="numeric" />
      <TextField
        name="signUps"
        label="New accounts from one network, per day"
        inputMode="numeric"
        hint="A library or a job fair shares one network. Give people there a welcome code: it’s under People."
      />
      <TextField
        name="strangerMails"
        label="Emails to people without an account, per hour"
        inputMode="numeric"
        hint="Invitations to an employer’s team, for example. For the whole site."
      />
      <Button type="submit" pending={save.pending} pendingLabel="Saving…">
        Save limits
      </Button>
    </Form>
  );
}
