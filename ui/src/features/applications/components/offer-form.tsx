import * as v from 'valibot';
import { useSuggestedContact } from '../../../data/applications/contact';
import type { Step } from '../../../data/applications/step';
import { useSite } from '../../../data/site/site';
import { ContactFields, contactSchema } from '../../../domain/contact-fields';
import { PaymentFields } from '../../../domain/contracts/payment-fields';
import { methods, moments, noticeSchema } from '../../../domain/contracts/terms';
import { offerWhen } from '../../../domain/offer/offer-when';
import { useAskPay } from '../../../domain/pay/use-ask-pay';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { SkeletonText } from '../../../kit/skeleton';
import type { Application, ContactDetails, PayUnit } from '../../../lib/api';
import { optionalText, requiredMoney } from '../../../lib/fields';
import { firstName } from '../../../lib/format';
import { wallTime } from '../../../lib/moment';
import { currencySign, moneyText, rate, unitLabels } from '../../../lib/money';

const units = Object.entries(unitLabels).map(([value, label]) => ({ value, label }));

interface OfferFormProps {
  application: Application;
  pending: boolean;
  error: unknown;
  onSend: (step: Step) => void;
  onBack: () => void;
}

/** Name of the draft. The component that sends the form deletes it. */
export const offerDraft = ({ id }: Application) => `offer:${id}`;

/** Makes an offer. It asks how the worker can reach the employer, and suggests what was given last time. */
export function OfferForm(props: OfferFormProps) {
  const suggested = useSuggestedContact(props.application.id);
  if (suggested.isError) return <ErrorState title="The form didn’t load" error={suggested.error} onRetry={() => void suggested.refetch()} />;
  return suggested.data ? <Fields {...props} contact={suggested.data} /> : <SkeletonText label="Loading the form" />;
}

function Fields({ application, contact, pending, error, onSend, onBack }: OfferFormProps & { contact: ContactDetails }) {
  const { currency, worker, job } = application;
  const { zone } = useSite();
  const posted = offerWhen({ offer: null, job });
  const days = [application.availableFrom, job.startDate].filter((day) => day !== null && day >= wallTime(Date.now(), zone).date);
  const [form, draft] = useDraftForm(
    offerDraft(application),
    v.object({
      rate: requiredMoney(currency, 'Enter the rate you’re offering.'),
      rateUnit: v.picklist(Object.keys(unitLabels) as PayUnit[]),
      startDate: v.string(),
      note: optionalText(1000),
      payMethod: v.picklist(methods),
      payWhen: v.picklist(moments),
      noticeDays: noticeSchema,
      contact: contactSchema,
    }),
    {
      rate: moneyText(application.proposedRate, currency),
      rateUnit: application.rateUnit,
      startDate: days.sort().at(-1) ?? '',
      note: '',
      payMethod: 'other',
      payWhen: 'on_approval',
      noticeDays: '1',
      contact,
    },
  );
  const [askPay, payDialog] = useAskPay('Yes, send it');
  const proposedRate = rate(application.proposedRate, application.rateUnit, currency);
  return (
    <Form
      form={form}
      name="offer"
      failure={error}
      draft={draft}
      onSubmit={({ startDate, note, noticeDays, ...offer }) =>
        void askPay({ min: offer.rate, max: offer.rate, unit: offer.rateUnit, kind: job.kind, currency, times: job }, () =>
          onSend({ action: 'offer', ...offer, noticeDays: Number(noticeDays), ...(startDate && { startDate }), ...(note && { note }) }),
        )
      }
    >
      <div className="grid gap-3 rate-row">
        <TextField
          name="rate"
          label="Rate"
          before={currencySign(currency)}
          inputMode="decimal"
          hint={`${firstName(worker.name)} asked for ${proposedRate}.`}
        />
        <SelectField name="rateUnit" label="Paid" options={units} />
      </div>
      <TextField name="startDate" label="First day" optional type="date" hint={posted && `The job says ${posted}.`} />
      <PaymentFields />
      <TextArea name="note" label={`Message to ${firstName(worker.name)}`} optional rows={3} maxLength={1000} />
      <ContactFields hint={`${firstName(worker.name)} sees this after accepting.`} hires />
      <div className="actions">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Sending…">
          Send the offer
        </Button>
      </div>
      {payDialog}
    </Form>
  );
}
