import * as v from 'valibot';
import { useChangeContact } from '../../../data/contracts/step';
import { ContactFields, contactSchema } from '../../../domain/contact-fields';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { ContactDetails, Contract } from '../../../lib/api';
import { toast } from '../../../lib/toast';

const none: ContactDetails = { phone: '', email: '', note: '', street: '' };

/** Changes how to reach the reader's side of a contract. */
export default function ContactSheet({ contract, contact, onClose }: { contract: Contract; contact: ContactDetails | null; onClose: () => void }) {
  const [form, draft] = useDraftForm(`contact:${contract.id}`, v.object({ contact: contactSchema }), { contact: contact ?? none });
  const change = useChangeContact(contract.id, () => {
    draft.clear();
    toast('Contact details saved', 'We told the other side.');
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title="How to reach you">
      <Form form={form} name="contact" failure={change.error} draft={draft} className="stack gap-4" onSubmit={(typed) => change.act(typed.contact)}>
        <ContactFields hint="Only the other side of this contract sees it." hires={contract.ownSide === 'employer'} />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={change.pending} pendingLabel="Saving…">
            Save
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
