import * as v from 'valibot';
import { useContractContact } from '../../../data/contracts/contracts';
import { ContactFields, contactSchema } from '../../../domain/contact-fields';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { FormDialog } from '../../../kit/form-dialog';
import { SkeletonText } from '../../../kit/skeleton';
import type { ContactDetails } from '../../../lib/api';
import { nameOf } from '../words';
import type { StepProps } from './step-props';

interface ConfirmFormProps extends StepProps {
  onClose: () => void;
}

/** Asks once before the contract begins, and how the other side can reach the person. */
export default function ConfirmForm(props: ConfirmFormProps) {
  const suggested = useContractContact(props.contract.id);
  return (
    <FormDialog onClose={props.onClose} title="Confirm the contract?" text="It begins right away, with the terms on this page.">
      {suggested.isPending && <SkeletonText label="Loading the form" />}
      {suggested.isError && <ErrorState title="The form didn’t load" error={suggested.error} onRetry={() => void suggested.refetch()} />}
      {suggested.data && <Fields {...props} contact={suggested.data} />}
    </FormDialog>
  );
}

function Fields({ contract, pending, error, onStep, onClose, contact }: ConfirmFormProps & { contact: ContactDetails }) {
  const form = useSchemaForm(v.object({ contact: contactSchema }), { contact });
  return (
    <Form
      form={form}
      name="confirm"
      failure={error}
      className="stack gap-4"
      onSubmit={(typed) => onStep({ action: 'confirm', version: contract.version, contact: typed.contact })}
    >
      <ContactFields hint={`Only ${nameOf(contract, 'other')} sees this.`} hires={contract.ownSide === 'employer'} />
      <div className="actions dialog-actions">
        <Button onClick={onClose}>Not yet</Button>
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Confirming…">
          Confirm contract
        </Button>
      </div>
    </Form>
  );
}
