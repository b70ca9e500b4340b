import { useSession } from '../../../data/accounts/session';
import { categoryLabels } from '../../../domain/reviews';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { Review } from '../../../lib/api';
import { date } from '../../../lib/format';

const ReportSheet = lazyOverlay(() => import('./report-sheet'));

/** A review with its scores and its reply. `canReport` offers to report it. */
export function ReviewItem({ review, canReport = false }: { review: Review; canReport?: boolean }) {
  const { author, work, scores, text, reply, publishedAt, state, id } = review;
  const { user } = useSession();
  const [reporting, setReporting] = useOverlay(`report-review-${id}`);
  return (
    <li className="hours-line stack gap-2">
      <p className="break">
        <b>{author}</b>
        <span className="sm mut block">
          {work}
          {publishedAt !== null && ` · ${date(publishedAt)}`}
        </span>
      </p>
      {text && <p className="break pre-line">“{text}”</p>}
      <ul className="row wrp gap-3 sm">
        {scores.map(({ category, score }) => (
          <li key={category}>
            {categoryLabels[category]}: <b>{score}</b> of 5
          </li>
        ))}
      </ul>
      {state === 'removed' && <p className="sm mut">The office removed this review. Only you see it.</p>}
      {reply && (
        <p className="break pre-line">
          <span className="sm mut block">Reply</span>“{reply}”
        </p>
      )}
      {canReport && user && (
        <div>
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setReporting(true)}>
            Report
          </Button>
        </div>
      )}
      {reporting && <ReportSheet review={review} onClose={() => setReporting(false)} />}
    </li>
  );
}
