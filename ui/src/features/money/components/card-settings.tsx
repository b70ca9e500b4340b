import * as v from 'valibot';
import { useCardSettings, useSaveCards } from '../../../data/money/cards';
import { Button } from '../../../kit/button';
import { CopyLink } from '../../../kit/copy-link';
import { ErrorState } from '../../../kit/error-state';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { SkeletonText } from '../../../kit/skeleton';
import type { CardSettings as Settings } from '../../../lib/api-cards';
import { optionalText } from '../../../lib/fields';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { CardDoctor } from './card-doctor';
import { CardProblems } from './card-problems';
import { CardReconciliation } from './card-reconciliation';

const schema = v.object({ isOn: v.boolean(), isPayOn: v.boolean(), secretKey: optionalText(300), webhookSecret: optionalText(300) });

/** Lets people pay fees by card, through the operator's own Stripe account. */
export default function CardSettings() {
  const [params] = useSearchParams();
  const settings = useCardSettings(params.get('card') === 'done');
  if (settings.isPending) return <SkeletonText label="Loading the settings" />;
  if (settings.isError) return <ErrorState title="The settings didn’t load" error={settings.error} onRetry={() => void settings.refetch()} />;
  return (
    <div className="stack gap-6">
      {settings.data.keyEnd !== '' && <CardProblems />}
      <p>
        With a Stripe account of your own, people can pay fees by card, and their job goes live at once. The money goes to your account, and Stripe
        charges a processing fee.
      </p>
      <Keys settings={settings.data} />
      {settings.data.keyEnd !== '' && (
        <>
          <CardDoctor settings={settings.data} />
          <CardReconciliation />
        </>
      )}
    </div>
  );
}

function Keys({ settings }: { settings: Settings }) {
  const form = useSchemaForm(schema, { isOn: settings.isOn, isPayOn: settings.isPayOn, secretKey: '', webhookSecret: '' });
  const save = useSaveCards(() => {
    form.reset({ ...form.getValues(), secretKey: '', webhookSecret: '' });
    toast('Saved', form.getValues('isOn') ? 'Fees can be paid by card.' : 'Fees can’t be paid by card.');
  });
  return (
    <Form form={form} name="cards" failure={save.error} className="stack gap-4" onSubmit={(typed) => save.act(typed)}>
      <TextField
        name="secretKey"
        label="Secret key"
        optional={settings.keyEnd !== ''}
        autoComplete="off"
        hint={
          settings.keyEnd
            ? `${settings.isTest ? 'A test key' : 'A key'} that ends in ${settings.keyEnd} is stored. Leave this empty to keep it.`
            : 'At Stripe under Developers → API keys. Begin with a test key.'
        }
      />
      <div className="stack gap-1">
        <span className="lbl">Webhook</span>
        <p className="sm mut">
          At Stripe under Developers → Webhooks, add this address with the events that begin with “checkout.session” or “charge.dispute”, and
          “transfer.reversed”. To pay workers, add a second webhook for connected accounts with “account.updated” and “payout.failed”, and enter both
          secrets with a space between them.
        </p>
        <CopyLink label="Address for Stripe" url={settings.webhookUrl} />
      </div>
      <TextField
        name="webhookSecret"
        label="Webhook secret"
        optional={settings.hasWebhookSecret}
        autoComplete="off"
        hint={
          settings.hasWebhookSecret ? 'One is stored. Leave this empty to keep it.' : 'Stripe shows it on the webhook’s page. It begins with whsec_.'
        }
      />
      <CheckField name="isOn" label="People can pay fees by card" />
      <CheckField
        name="isPayOn"
        label="Employers can pay workers by card"
        hint="Turn on Connect at Stripe first, and set payouts to your bank to manual, so that money you hold stays there. Workers set up an account at Stripe. An invoice’s money is sent to the worker at once; a milestone’s is held until it’s approved. Stripe’s processing fee comes out of your balance, so set a commission that covers it."
      />
      <div>
        <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
          Save
        </Button>
      </div>
    </Form>
  );
}
