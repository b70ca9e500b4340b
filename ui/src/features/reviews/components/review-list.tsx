import { useEmployerReviews, usePersonReviews } from '../../../data/reviews/reviews';
import { categoryLabels, meanText } from '../../../domain/reviews';
import { ErrorState } from '../../../kit/error-state';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import type { Reviews } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { disputesText, keptDueDays, keptShifts } from '../words';
import { ReviewItem } from './review-item';

const paramsOf = (params: URLSearchParams) => {
  const cursor = params.get('cursor');
  return { limit: '10', ...(cursor && { cursor }) };
};

/** The published reviews about a worker, with what they add up to. */
export function PersonReviews({ id }: { id: number }) {
  const [params] = useSearchParams();
  return <ReviewList query={usePersonReviews(id, paramsOf(params))} kept={keptShifts} />;
}

/** The published reviews about an employer, with what they add up to. */
export function EmployerReviews({ id }: { id: number }) {
  const [params] = useSearchParams();
  return <ReviewList query={useEmployerReviews(id, paramsOf(params))} kept={keptDueDays} />;
}

type KeptWords = (kept: Reviews['summary']['kept']) => string;

function ReviewList({ query, kept }: { query: ReturnType<typeof usePersonReviews>; kept: KeptWords }) {
  return (
    <section className="card card-p stack gap-3" aria-label="Reviews">
      <h2 className="section-title">Reviews</h2>
      {query.isPending && <SkeletonText label="Loading the reviews" />}
      {query.isError && <ErrorState title="The reviews didn’t load" error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Found found={query.data} kept={kept} />}
    </section>
  );
}

function Found({ found: { summary, reviews }, kept }: { found: Reviews; kept: KeptWords }) {
  const { count, mean, categories, contracts } = summary;
  return (
    <>
      <p>
        {mean !== null && (
          <>
            <b>{meanText(mean)} of 5</b> from {counted(count, 'review', 'reviews')}
            {'. '}
          </>
        )}
        {contracts === 0 ? 'No finished contracts here yet.' : `${counted(contracts, 'finished contract', 'finished contracts')} here.`}
        {summary.kept.due > 0 && ` ${kept(summary.kept)}`} {disputesText(summary.disputes)}
      </p>
      {categories.length > 0 && (
        <ul className="stack gap-1">
          {categories.map(({ category, mean }) => (
            <li key={category} className="row sp gap-3">
              <span>{categoryLabels[category]}</span>
              <b>{meanText(mean)}</b>
            </li>
          ))}
        </ul>
      )}
      {reviews.items.length > 0 && (
        <ul aria-label="Reviews">
          {reviews.items.map((review) => (
            <ReviewItem key={review.id} review={review} canReport />
          ))}
        </ul>
      )}
      <p className="sm mut">
        {mean === null && count > 0 && 'Fewer than three reviews make no score. '}
        Reviews are written by both sides of a finished contract, and published together. The score is the mean of every mark in every published
        review.
      </p>
      <Pager prevCursor={reviews.prevCursor} nextCursor={reviews.nextCursor} label="Pages of the reviews" />
    </>
  );
}
