import { ContactLines } from '../../../domain/contact-lines';
import { Link } from '../../../kit/link';
import type { Application, ContactDetails } from '../../../lib/api';

interface AgreementProps {
  application: Application;
  /** The side of the reader. */
  side: 'employer' | 'worker';
}

/** After hiring: the words of the offer, and how to reach the other side. */
export function Agreement({ application, side }: AgreementProps) {
  const { contacts, offer, worker, job, contractId } = application;
  if (!contacts) return null;
  const name = side === 'worker' ? job.postedBy : worker.name;
  return (
    <section className="agreement stack gap-2" aria-label={`How to reach ${name}`}>
      <h3 className="row-title">How to reach {name}</h3>
      <Other contact={side === 'worker' ? contacts.employer : contacts.worker} name={name} />
      {offer?.note && (
        <p className="sm break">
          {side === 'worker' ? 'Their offer said' : 'Your offer said'}: “{offer.note}”
        </p>
      )}
      <Link className="tap sm" to={`/contracts/${contractId}`}>
        View contract
      </Link>
    </section>
  );
}

const Other = ({ contact, name }: { contact: ContactDetails | null; name: string }) =>
  contact ? <ContactLines contact={contact} /> : <p className="mut">{name} hasn’t said how to reach them.</p>;
