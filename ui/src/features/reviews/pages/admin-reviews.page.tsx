import { useId, useState } from 'react';
import { useResolveReviewReport, useReviewReports } from '../../../data/reviews/reviews';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { ReviewReport } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { ReviewItem } from '../components/review-item';
import { reportReasons } from '../words';

/** Reviews that people reported. */
export default function AdminReviewsPage() {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const list = useReviewReports(cursor ? { cursor } : {});
  return (
    <Page width="middle" gap={5}>
      <Title>Reported reviews</Title>
      {list.isPending && <SkeletonText label="Loading the reports" />}
      {list.isError && !list.data && <ErrorState title="The reports didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && (
        <Empty
          title="Nothing to review"
          text="When someone reports a review, it shows up here."
          action={<ButtonLink to="/admin-dashboard">Go to the office</ButtonLink>}
        />
      )}
      {list.data?.items.map((report) => (
        <Report key={report.id} report={report} />
      ))}
      {list.data && <Pager prevCursor={list.data.prevCursor} nextCursor={list.data.nextCursor} label="Pages of the reports" />}
    </Page>
  );
}

function Report({ report }: { report: ReviewReport }) {
  const { id, reason, reporter, note, createdAt, review } = report;
  const [rule, setRule] = useState('');
  const labelled = useId();
  const resolve = useResolveReviewReport(({ outcome }) => {
    toast(outcome === 'removed' ? 'Review removed' : 'Report dismissed', 'Everyone who reported it has been told.');
  });
  return (
    <article className="card card-p stack gap-3" aria-label={`${reportReasons[reason]}: ${review.author}`}>
      <div>
        <h2 className="card-title">{reportReasons[reason]}</h2>
        <p className="sm mut">
          {reporter}, {relativeTime(createdAt)}
        </p>
      </div>
      {note && <p className="break">“{note}”</p>}
      <ul>
        <ReviewItem review={review} />
      </ul>
      <div className="field">
        <label htmlFor={labelled}>Rule and reason</label>
        <textarea id={labelled} className="in" rows={2} maxLength={1000} value={rule} onChange={(event) => setRule(event.target.value)} />
      </div>
      <ErrorLine error={resolve.error} />
      <div className="actions">
        <Button variant="danger" pending={resolve.pending} onClick={() => resolve.act({ id, outcome: 'removed', reason: rule })}>
          Remove review
        </Button>
        <Button pending={resolve.pending} onClick={() => resolve.act({ id, outcome: 'dismissed', reason: rule })}>
          Dismiss report
        </Button>
      </div>
    </article>
  );
}
