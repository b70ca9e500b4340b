import * as v from 'valibot';
import { useEmployerContact, useKeepEmployerContact } from '../../../data/contracts/employer-contact';
import { ContactFields, contactSchema } from '../../../domain/contact-fields';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { SkeletonText } from '../../../kit/skeleton';
import type { ContactDetails } from '../../../lib/api';
import { toast } from '../../../lib/toast';

/** Where the work of an employer is, and how to reach it: what its offers begin with. */
export default function EmployerContact({ employer }: { employer: number }) {
  const query = useEmployerContact(employer);
  if (query.isPending) return <SkeletonText label="Loading how to reach you" lines={10} />;
  if (query.isError) return <ErrorState title="This part didn’t load" error={query.error} onRetry={() => void query.refetch()} />;
  return <Fields employer={employer} contact={query.data} />;
}

function Fields({ employer, contact }: { employer: number; contact: ContactDetails }) {
  const [form, draft] = useDraftForm(`employer-contact:${employer}`, v.object({ contact: contactSchema }), { contact });
  const keep = useKeepEmployerContact(employer, () => {
    draft.clear();
    toast('Saved', 'Your next offers begin with it.');
  });
  return (
    <Form
      form={form}
      name="employer-contact"
      failure={keep.error}
      draft={draft}
      className="stack gap-4"
      onSubmit={(typed) => keep.act(typed.contact)}
    >
      <ContactFields hint="Only people you hire see this. You can change it in each offer." hires />
      <div>
        <Button type="submit" pending={keep.pending} pendingLabel="Saving…">
          Save for offers
        </Button>
      </div>
    </Form>
  );
}
