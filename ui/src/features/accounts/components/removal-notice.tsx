import { Button } from '../../../kit/button';
import type { Member } from '../../../lib/api';
import { dateTime } from '../../../lib/format';

interface Props {
  removal: NonNullable<Member['removal']>;
  name: string;
  /** Null if the staff member may not undo it. */
  onUndo: (() => void) | null;
  pending: boolean;
}

/** Who removed an account and why, when it's deleted, and the way back until then. */
export function RemovalNotice({ removal, name, onUndo, pending }: Props) {
  const { deletedAt, deleteAt, hasBegun } = removal;
  const state = deletedAt !== null ? `Deleted on ${dateTime(deletedAt)}` : hasBegun ? 'Being deleted' : `Will be deleted on ${dateTime(deleteAt)}`;
  return (
    <div className="stack gap-2">
      <p className="break">
        <b>{state}.</b> {removal.removedBy} removed this account: “{removal.reason}”
        {removal.refund && deletedAt === null && ' What they paid for jobs will be refunded.'}
      </p>
      {!hasBegun && onUndo && (
        <div className="row">
          <Button size="sm" pending={pending} aria-label={`Undo removing ${name}`} onClick={onUndo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
