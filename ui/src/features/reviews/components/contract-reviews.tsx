import { useContractReviews } from '../../../data/reviews/reviews';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { SkeletonText } from '../../../kit/skeleton';
import type { Contract, ContractReviews as Found } from '../../../lib/api';
import { date } from '../../../lib/format';
import { ReviewItem } from './review-item';

const ReviewSheet = lazyOverlay(() => import('./review-sheet'));
const ReplySheet = lazyOverlay(() => import('./reply-sheet'));

/** What both sides of a contract that is over say about each other. */
export default function ContractReviews({ contract }: { contract: Contract }) {
  const query = useContractReviews(contract.id);
  if (query.data && query.data.closesAt === null) return null;
  return (
    <section className="card card-p stack gap-3" aria-label="Reviews">
      <h2 className="section-title">Reviews</h2>
      {query.isPending && <SkeletonText label="Loading the reviews" />}
      {query.isError && <ErrorState title="The reviews didn’t load" error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Both found={query.data} contract={contract} />}
    </section>
  );
}

function Both({ found, contract }: { found: Found; contract: Contract }) {
  const [writing, setWriting] = useOverlay('review');
  const [replying, setReplying] = useOverlay('reply');
  const { own, other, canWrite, canReply, closesAt } = found;
  const side = contract.ownSide;
  const name = side === 'worker' ? contract.employer.name : contract.worker.name;
  return (
    <>
      {canWrite && (
        <p>
          {own
            ? `You reviewed ${name}. It’s published once both reviews are in, or on ${date(closesAt ?? 0)}.`
            : `How was it with ${name}? You can write a review until ${date(closesAt ?? 0)}. Neither of you sees the other’s before both are in.`}
        </p>
      )}
      {!canWrite && !own && !other && <p className="mut">Nobody wrote a review in time.</p>}
      <ul>
        {own && <ReviewItem review={own} />}
        {other && <ReviewItem review={other} canReport />}
      </ul>
      <div className="actions">
        {canWrite && (
          <Button variant={own ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={() => setWriting(true)}>
            {own ? 'Change your review' : 'Write a review'}
          </Button>
        )}
        {canReply && (
          <Button aria-haspopup="dialog" onClick={() => setReplying(true)}>
            Reply
          </Button>
        )}
      </div>

      {writing && side && <ReviewSheet contract={contract} side={side} reviews={found} onClose={() => setWriting(false)} />}
      {replying && other && <ReplySheet review={other} onClose={() => setReplying(false)} />}
    </>
  );
}
