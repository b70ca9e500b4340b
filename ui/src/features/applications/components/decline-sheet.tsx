import { useDeclineMany } from '../../../data/applications/decline-many';
import { Sheet } from '../../../kit/sheet';
import type { Application } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { counted } from '../../../lib/format';
import { toast } from '../../../lib/toast';
import { DeclineForm, declineDraft } from './decline-form';

interface DeclineSheetProps {
  /** Null if the applicants belong to several jobs. */
  jobId: string | null;
  people: Application[];
  onClose: () => void;
  onDone: () => void;
}

/** Declines several applicants at once. */
export default function DeclineSheet({ jobId, people, onClose, onDone }: DeclineSheetProps) {
  const decline = useDeclineMany(jobId, ({ declined, skipped }) => {
    deleteDraft(declineDraft(people));
    const skippedText = skipped.length > 0 ? `${counted(skipped.length, 'was', 'were')} skipped because something had changed.` : undefined;
    toast(`Declined ${counted(declined.length, 'person', 'people')}`, skippedText);
    onDone();
  });
  const ids = people.map(({ id }) => id);
  return (
    <Sheet open onClose={onClose} title={people.length === 1 ? 'Decline 1 person' : `Decline ${people.length} people`}>
      <DeclineForm
        applicants={people}
        pending={decline.pending}
        error={decline.error}
        onSubmit={(no) => decline.act({ ids, ...no })}
        onBack={onClose}
      />
    </Sheet>
  );
}
