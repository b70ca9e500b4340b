import { useShifts } from '../../../data/shifts/shifts';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { SkeletonText } from '../../../kit/skeleton';
import type { Contract } from '../../../lib/api';
import { useNow } from '../../../lib/use-now';
import { nextOf } from '../words';
import { ConfirmAll } from './confirm-all';
import { ShiftDays } from './shift-days';

const ShiftSheet = lazyOverlay(() => import('./shift-sheet'));
const CodeSheet = lazyOverlay(() => import('./code-sheet'));

/** The shifts of a contract but the next one, which the summary shows: when the worker is expected, and whether they come. */
export default function Shifts({ contract }: { contract: Contract }) {
  const list = useShifts(contract.id);
  const [adding, setAdding] = useOverlay('shift');
  const [showing, setShowing] = useOverlay('clock-code');
  const items = list.data?.items ?? [];
  const next = nextOf(items, useNow());
  const canAdd = list.data?.canAdd ?? false;
  if (list.isSuccess && items.length === 0 && !canAdd) return null;
  return (
    <section className="card card-p stack gap-3" aria-label="Shifts">
      <h2 className="section-title">Shifts</h2>
      {list.isPending && <SkeletonText label="Loading the shifts" />}
      {list.isError && <ErrorState title="The shifts didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && (
        <p className="mut">Plan when {contract.worker.name} works. They confirm, and clock in with a code you show them.</p>
      )}
      <ConfirmAll shifts={items} />
      <ShiftDays shifts={items.filter((shift) => shift !== next)} />
      {next && items.length === 1 && <p className="mut">No others are planned.</p>}
      {canAdd && (
        <div className="actions">
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Plan shifts
          </Button>
          {items.length > 0 && (
            <Button aria-haspopup="dialog" onClick={() => setShowing(true)}>
              Show clock-in code
            </Button>
          )}
        </div>
      )}

      {adding && <ShiftSheet contract={contract} onClose={() => setAdding(false)} />}
      {showing && <CodeSheet contract={contract} onClose={() => setShowing(false)} />}
    </section>
  );
}
