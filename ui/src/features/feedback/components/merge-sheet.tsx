import { useMerge } from '../../../data/feedback/reply';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Sheet } from '../../../kit/sheet';
import type { AdminFeedback } from '../../../lib/api';
import { toast } from '../../../lib/toast';

/** Merges a duplicate into another feedback item, which stays. */
export default function MergeSheet({ item, others, onClose }: { item: AdminFeedback; others: AdminFeedback[]; onClose: () => void }) {
  const merge = useMerge(() => {
    toast('Merged', 'Both senders will see the same reply from now on.');
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={`Merge “${item.title}” into…`}>
      <div className="stack gap-4">
        <p className="mut">Choose the one to keep. This one will follow its status and reply.</p>
        <ErrorLine error={merge.error} />
        <ul className="stack gap-3">
          {others.map((other) => (
            <li key={other.id} className="card stack gap-2 break">
              <b>{other.title}</b>
              <p className="pre-line">{other.description}</p>
              <div>
                <Button
                  size="sm"
                  pending={merge.pending && merge.input?.into === other.id}
                  aria-label={`Keep “${other.title}”, number ${other.id}`}
                  onClick={() => merge.act({ id: item.id, into: other.id })}
                >
                  Keep this one
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
