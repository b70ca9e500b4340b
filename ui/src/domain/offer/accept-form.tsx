import * as v from 'valibot';
import { useSuggestedContact } from '../../data/applications/contact';
import { Button } from '../../kit/button';
import { ErrorState } from '../../kit/error-state';
import { Form } from '../../kit/form/form';
import { useDraftForm } from '../../kit/form/use-draft-form';
import { FormDialog } from '../../kit/form-dialog';
import { SkeletonText } from '../../kit/skeleton';
import type { Application, ContactDetails } from '../../lib/api';
import { counted } from '../../lib/format';
import { rate } from '../../lib/money';
import { ContactFields, contactSchema } from '../contact-fields';
import { methodLabels, whenLabels } from '../contracts/terms';
import { offerWhen } from './offer-when';

interface AcceptFormProps {
  application: Application;
  pending: boolean;
  error: unknown;
  onAccept: (contact: ContactDetails) => void;
  onClose: () => void;
}

/** Asks once before the worker takes the job, and how the employer can reach them. */
export default function AcceptForm({ application, onClose, ...rest }: AcceptFormProps) {
  const { offer, job } = application;
  const suggested = useSuggestedContact(application.id);
  const pay = offer ? rate(offer.rate, offer.rateUnit, application.currency) : '';
  const when = offerWhen(application);
  return (
    <FormDialog
      onClose={onClose}
      title={`Take the job “${job.title}”?`}
      text={`${job.postedBy} pays ${pay}. They’ll hear from us right away, and you can’t undo this.`}
    >
      {when && <p className="b">{when}</p>}
      {offer && <p className="sm mut">{conditions(offer)}</p>}
      {suggested.isPending && <SkeletonText label="Loading the form" />}
      {suggested.isError && <ErrorState title="The form didn’t load" error={suggested.error} onRetry={() => void suggested.refetch()} />}
      {suggested.data && <Fields {...rest} application={application} contact={suggested.data} onClose={onClose} />}
    </FormDialog>
  );
}

/** How and when the offer pays, and its notice, in one line. */
function conditions({ payMethod, payWhen, noticeDays }: NonNullable<Application['offer']>): string {
  return `Paid: ${methodLabels[payMethod].toLowerCase()}, ${whenLabels[payWhen].toLowerCase()}. Notice to end it: ${counted(noticeDays, 'day', 'days')}.`;
}

function Fields({ application, contact, pending, error, onAccept, onClose }: AcceptFormProps & { contact: ContactDetails }) {
  // The component that sends the form deletes the draft.
  const [form, draft] = useDraftForm(`accept:${application.id}`, v.object({ contact: contactSchema }), { contact });
  return (
    <Form form={form} name="accept" failure={error} draft={draft} className="stack gap-4" onSubmit={(typed) => onAccept(typed.contact)}>
      <ContactFields hint={`Only ${application.job.postedBy} sees this, and you’ll see how to reach them.`} hires={false} />
      <div className="actions dialog-actions">
        <Button onClick={onClose}>Not yet</Button>
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Accepting…">
          Accept offer
        </Button>
      </div>
    </Form>
  );
}
