import { type MilestoneStep, useMilestoneStep, useMilestones } from '../../../data/projects/milestones';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useCloseOverlay, useOverlay } from '../../../kit/overlay';
import { SkeletonText } from '../../../kit/skeleton';
import type { Milestones as Found } from '../../../lib/api';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { nameOf } from '../words';
import { MilestoneItem } from './milestone-item';
import { MilestoneSums } from './milestone-sums';
import type { StepProps } from './step-props';

const MilestoneSheet = lazyOverlay(() => import('./milestone-sheet'));

/** The parts of the work, each with its amount and how far it is. */
export default function Milestones(props: StepProps) {
  const { contract } = props;
  const [params] = useSearchParams();
  const awaited = params.get('card') === 'done' ? Number(params.get('milestone')) : null;
  const list = useMilestones(contract.id, awaited);
  const [adding, setAdding] = useOverlay('milestone');
  const closeOverlay = useCloseOverlay();
  const step = useMilestoneStep((done) => {
    closeOverlay();
    toast(said[done.action], done.action === 'start' ? '' : `We told ${nameOf(contract, 'other')}.`);
  });
  const canAdd = contract.state === 'active' && contract.ownSide !== null;
  if (list.isSuccess && list.data.items.length === 0 && !canAdd) return null;
  return (
    <section className="card card-p stack gap-3" aria-label="Milestones">
      <div className="row sp gap-2 wrp">
        <h2 className="section-title">Milestones</h2>
        {list.data && list.data.items.length > 0 && <span className="sm mut">{progress(list.data)}</span>}
      </div>
      {list.isPending && <SkeletonText label="Loading the milestones" />}
      {list.isError && <ErrorState title="The milestones didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && (
        <p className="mut">Split the work into parts, each with an amount and a day. The worker sends a part in, and the employer approves it.</p>
      )}
      {list.data && list.data.items.length > 0 && (
        <ol className="milestones" aria-label="Milestones">
          {list.data.items.map((milestone, index) => (
            <MilestoneItem
              key={milestone.id}
              milestone={milestone}
              number={index + 1}
              contract={contract}
              approveDays={list.data.approveDays}
              canPayByCard={list.data.cards === 'on'}
              isAwaited={milestone.id === awaited}
              step={step}
              sums={list.data}
            />
          ))}
        </ol>
      )}
      {list.data && canAdd && isWhole(list.data) && <p className="sm mut">To split the price, make this milestone smaller and add others.</p>}
      {list.data && <MilestoneSums {...props} found={list.data} />}
      {canAdd && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add milestone
          </Button>
        </div>
      )}
      <ErrorLine error={step.error} />
      {adding && <MilestoneSheet contract={contract} milestone={null} sums={list.data ?? null} onClose={() => setAdding(false)} />}
    </section>
  );
}

/** Whether the price is still the one milestone that the contract began with. */
const isWhole = ({ items, price }: Found) =>
  items.length === 1 && items[0]?.state === 'agreed' && items[0].change == null && items[0].terms.amount === price;

function progress({ items }: Found): string {
  const done = items.filter(({ state }) => state === 'approved' || state === 'paid').length;
  return `${done} of ${items.length} done`;
}

const said: Record<MilestoneStep['action'], string> = {
  agree: 'Agreed',
  decline: 'Proposal closed',
  start: 'Started',
  submit: 'Work sent in',
  approve: 'Approved',
  return: 'Changes asked for',
};
