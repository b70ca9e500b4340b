import { ContactLines } from '../../../domain/contact-lines';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Contract } from '../../../lib/api';

const ContactSheet = lazyOverlay(() => import('./contact-sheet'));

/** How the two sides reach each other. The reader can change their own side. */
export function Contacts({ contract, isEmployer }: { contract: Contract; isEmployer: boolean }) {
  const [editing, setEditing] = useOverlay('contact');
  const [own, other] = isEmployer ? [contract.employer, contract.worker] : [contract.worker, contract.employer];
  return (
    <>
      <section className="agreement stack gap-2" aria-label={`How to reach ${other.name}`}>
        <h2 className="row-title">How to reach {other.name}</h2>
        {other.contact ? (
          <ContactLines contact={other.contact} />
        ) : (
          <p className="mut">{contract.activeAt === null ? 'You’ll see it once you’ve both confirmed.' : 'They haven’t said how to reach them.'}</p>
        )}
      </section>
      <section className="stack gap-2" aria-label="What they see of you">
        <h2 className="row-title">{isEmployer ? `What ${other.name} sees` : `What ${other.name} sees of you`}</h2>
        {own.contact ? <ContactLines contact={own.contact} /> : <p className="mut">Nothing yet, so they can’t reach you.</p>}
        {contract.ownSide && (
          <div>
            <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
              {own.contact ? 'Change' : 'Add how to reach you'}
            </Button>
          </div>
        )}
      </section>
      {editing && contract.ownSide && <ContactSheet contract={contract} contact={own.contact} onClose={() => setEditing(false)} />}
    </>
  );
}
