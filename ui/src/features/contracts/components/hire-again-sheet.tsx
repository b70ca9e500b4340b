import * as v from 'valibot';
import { useContractContact } from '../../../data/contracts/contracts';
import { useHireAgain } from '../../../data/contracts/step';
import { ContactFields, contactSchema } from '../../../domain/contact-fields';
import { termsEntries, termsOf, typedTerms } from '../../../domain/contracts/terms';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { ContactDetails, Contract } from '../../../lib/api';
import { optionalText, text } from '../../../lib/fields';
import { useNavigate } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { nameOf } from '../words';
import { TermsFields } from './terms-fields';

interface HireAgainProps {
  contract: Contract;
  onClose: () => void;
}

/** Proposes a new contract with the terms of an earlier one, without a posting. */
export default function HireAgainSheet(props: HireAgainProps) {
  const suggested = useContractContact(props.contract.id);
  return (
    <Sheet open onClose={props.onClose} title={props.contract.ownSide === 'worker' ? 'Offer to work again' : 'Hire again'}>
      {suggested.isPending && <SkeletonText label="Loading the form" />}
      {suggested.isError && <ErrorState title="The form didn’t load" error={suggested.error} onRetry={() => void suggested.refetch()} />}
      {suggested.data && <Fields {...props} contact={suggested.data} />}
    </Sheet>
  );
}

function Fields({ contract, contact, onClose }: HireAgainProps & { contact: ContactDetails }) {
  const { currency } = contract;
  const navigate = useNavigate();
  const other = nameOf(contract, 'other');
  // The earlier days are over.
  const terms = { ...contract.terms, startDate: null, endDate: null };
  const [form, draft] = useDraftForm(
    `again:${contract.id}`,
    v.object({
      title: text(140, 'Enter what the work is called.'),
      terms: v.object(termsEntries(currency)),
      note: optionalText(1000),
      contact: contactSchema,
    }),
    { title: contract.jobTitle, terms: typedTerms(terms, currency), note: '', contact },
  );
  const again = useHireAgain((made) => {
    draft.clear();
    toast('Contract proposed', `${other} can confirm it now.`);
    navigate(`/contracts/${made.id}`, { replace: true });
  });
  return (
    <Form
      form={form}
      name="again"
      failure={again.error}
      draft={draft}
      className="stack gap-4"
      onSubmit={(typed) =>
        again.act({
          workerId: contract.worker.id,
          employerId: contract.employer.id,
          previousContractId: contract.id,
          title: typed.title,
          terms: termsOf(typed.terms),
          note: typed.note,
          contact: typed.contact,
        })
      }
    >
      <p className="mut break">{`It begins when ${other} confirms it.`}</p>
      <TextField name="title" label="What the work is called" maxLength={140} />
      <TermsFields currency={currency} />
      <TextArea name="note" label={`Message to ${other}`} optional rows={3} maxLength={1000} />
      <ContactFields hint={`Only ${other} sees this.`} hires={contract.ownSide === 'employer'} />
      <div className="actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" pending={again.pending} pendingLabel="Sending…">
          Send contract
        </Button>
      </div>
    </Form>
  );
}
