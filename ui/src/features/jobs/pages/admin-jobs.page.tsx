import { useState } from 'react';
import { useReview, useReviewQueue } from '../../../data/jobs/review-queue';
import { useListTotal } from '../../../data/office/office';
import { Button, ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import type { ReportReason, ReviewJob } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { relativeTime } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { reportLabels } from '../report-labels';

const TakeDownSheet = lazyOverlay(() => import('../components/take-down-sheet'));

/** The review queue: reported jobs, and jobs waiting for payment. */
export default function AdminJobsPage() {
  const total = useListTotal();
  return (
    <Page width="middle">
      <Title>Review queue</Title>
      <div className="fills">
        <Tabs
          param="queue"
          label="Review queue"
          tabs={[
            { id: 'reported', label: 'Reported', ...total('review', 'reported'), content: <Queue queue="reported" /> },
            { id: 'waiting', label: 'Waiting for payment', ...total('review', 'waiting'), content: <Queue queue="waiting" /> },
          ]}
        />
      </div>
    </Page>
  );
}

const empty = {
  reported: {
    title: 'No reported jobs',
    text: 'When someone reports a job, it stays here until you review it.',
    action: <ButtonLink to="/jobs">See the board</ButtonLink>,
  },
  waiting: {
    title: 'No jobs waiting for payment',
    text: 'Unless a promotion is on, new jobs stay here until their fee is paid.',
    action: <ButtonLink to="/admin-dashboard">Back to the office</ButtonLink>,
  },
};

function Queue({ queue }: { queue: 'reported' | 'waiting' }) {
  const [params] = useSearchParams();
  const jobs = useReviewQueue(queue, params.get('cursor'));
  if (jobs.isPending) return <SkeletonText label="Loading the jobs" />;
  if (jobs.isError) return <ErrorState title="The jobs didn’t load" error={jobs.error} onRetry={() => void jobs.refetch()} />;
  const { items, prevCursor, nextCursor } = jobs.data;
  if (items.length === 0) return <Empty {...empty[queue]} />;
  return (
    <div className="stack gap-4" aria-busy={jobs.isPlaceholderData}>
      <ul className="stack gap-4">
        {items.map((job) => (
          <li key={job.id} className="card stack gap-3">
            <div>
              <h2 className="card-title break">
                <Link to={`/jobs/${job.id}`}>{job.title}</Link>
              </h2>
              <p className="mut break">
                {job.postedBy} · {job.city}
              </p>
            </div>
            {queue === 'reported' ? <Reported job={job} /> : <Waiting />}
          </li>
        ))}
      </ul>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of jobs" />
    </div>
  );
}

function Reported({ job }: { job: ReviewJob }) {
  const [takingDown, setTakingDown] = useState(false);
  const draftName = `refuse:${job.id}`;
  const review = useReview(job.id, (verdict) => {
    deleteDraft(draftName);
    toast(verdict.reason === null ? 'Report dismissed' : 'Job taken down', job.title);
    setTakingDown(false);
  });
  const canTakeDown = job.status === 'open' || job.status === 'paused' || job.status === 'pending_payment';
  return (
    <>
      <ul className="stack gap-2">
        {job.reports.map((report) => (
          <li key={`${report.by} ${report.at}`} className="break">
            <b>{reportLabels[report.reason as ReportReason]}</b>
            <span className="mut">
              {' '}
              · {report.by}, {relativeTime(report.at)}
            </span>
            {report.note && <p>{report.note}</p>}
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button pending={review.pending && review.input?.reason === null} onClick={() => review.act({ reason: null })}>
          Dismiss report
        </Button>
        {canTakeDown && (
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setTakingDown(true)}>
            Take job down
          </Button>
        )}
      </div>
      {!takingDown && <ErrorLine error={review.error} />}
      {takingDown && (
        <TakeDownSheet
          title={job.title}
          draftName={draftName}
          pending={review.pending}
          error={review.error}
          onSend={(reason) => review.act({ reason })}
          onClose={() => setTakingDown(false)}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div>
      <ButtonLink to="/admin/fees">Go to fees</ButtonLink>
    </div>
  );
}
