import { Plus } from 'lucide';
import { useMyJobs } from '../../../data/jobs/mine';
import { useCategory, useSite } from '../../../data/site/site';
import { CategoryStamp } from '../../../domain/category-stamp';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { ParamSearch } from '../../../kit/param-search';
import { ParamSelect } from '../../../kit/param-select';
import { Pill, type Tone } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { JobStatus, MyJob } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { lastDayOf, siteDate } from '../../../lib/moment';
import { money, payShort } from '../../../lib/money';
import { useSearchParams } from '../../../lib/router/hooks';

const statusPills: Record<JobStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'plain' },
  pending_payment: { label: 'Waiting for payment', tone: 'warn' },
  open: { label: 'Open', tone: 'ok' },
  paused: { label: 'Paused', tone: 'warn' },
  filled: { label: 'Filled', tone: 'brand' },
  closed: { label: 'Closed', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
  refused: { label: 'Taken down', tone: 'danger' },
};

export function PostedList() {
  const [params] = useSearchParams();
  const asked = Object.fromEntries(['query', 'status', 'sort', 'cursor'].map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value));
  const filtered = Boolean(asked.query || asked.status);
  const jobs = useMyJobs(asked);
  if (jobs.isPending) return <SkeletonText label="Loading your jobs" />;
  if (jobs.isError) return <ErrorState title="Your jobs didn’t load" error={jobs.error} onRetry={() => void jobs.refetch()} />;
  if (jobs.data.items.length === 0 && !filtered && !asked.cursor) {
    return (
      <Empty
        title="Nothing posted yet"
        text="It takes about three minutes. You’ll see who applies here."
        action={
          <ButtonLink variant="primary" to="/post-job">
            Post a job
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="stack gap-5">
      <div className="row wrp gap-3">
        <ButtonLink size="sm" variant="primary" className="m-only" to="/post-job">
          <Icon of={Plus} size="s" />
          Post a job
        </ButtonLink>
        <ButtonLink size="sm" to="/employer-applications">
          All applications
        </ButtonLink>
        <ButtonLink size="sm" variant="ghost" to="/dashboard">
          Next steps
        </ButtonLink>
      </div>
      <PostedFilters />
      <p className="sm mut" role="status">
        {counted(jobs.data.total.count, 'job', 'jobs', jobs.data.total.capped)}
      </p>
      {jobs.data.items.length === 0 ? (
        <Empty
          title="No jobs match"
          text="Try other words, or any status."
          action={<ButtonLink to="/my-jobs?tab=posted">Show all jobs</ButtonLink>}
        />
      ) : (
        <section className="card card-p" aria-label="Jobs you posted">
          {jobs.data.items.map((job) => (
            <PostedJob key={job.id} job={job} />
          ))}
        </section>
      )}
      <Pager prevCursor={jobs.data.prevCursor} nextCursor={jobs.data.nextCursor} label="Pages of your jobs" />
    </div>
  );
}

function PostedJob({ job }: { job: MyJob }) {
  const category = useCategory(job.category);
  const { zone } = useSite();
  const state = statusPills[job.status];
  const next = nextStep(job);
  return (
    <article className="list-row">
      <div className="row top gap-3">
        <CategoryStamp category={category} />
        <div className="grow">
          <h2 className="row-title break">
            <Link to={`/jobs/${job.id}`}>{job.title}</Link>
          </h2>
          <p className="sm mut">
            <span className="num">{payShort(job)}</span> · {job.filled} of {job.openings} hired{dates(job, zone)}
          </p>
        </div>
        <Pill tone={state.tone}>{job.feeDue === null ? state.label : `${money(job.feeDue, job.currency)} due`}</Pill>
      </div>
      <div className="row wrp sp gap-3">
        <p className="sm mut">{tally(job)}</p>
        {next && (
          <ButtonLink size="sm" to={next.to}>
            {next.label}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

const statusOptions = [{ value: '', label: 'Any status' }, ...Object.entries(statusPills).map(([value, { label }]) => ({ value, label }))];

const sorts = [
  { value: '', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'applicants', label: 'Most applicants' },
];

/** Until when a job is listed, or when it was: people post the same job again and again. */
function dates({ status, listedAt, expiresAt }: MyJob, zone: string): string {
  if ((status === 'open' || status === 'paused') && expiresAt !== null) return ` · until ${lastDayOf(expiresAt, zone)}`;
  return listedAt === null ? '' : ` · posted ${siteDate(listedAt, zone)}`;
}

/** Search, status and sort order. Jobs found by words are sorted by age only. */
function PostedFilters() {
  const [params] = useSearchParams();
  return (
    <div className="filters">
      <ParamSearch param="query" label="Search your jobs" />
      <ParamSelect param="status" label="Status" options={statusOptions} />
      <ParamSelect param="sort" label="Sort by" options={params.get('query') ? sorts.slice(0, 2) : sorts} />
    </div>
  );
}

/** Returns the employer's next action for a job; null if no one has applied. */
export function nextStep({ id, status, counts }: Pick<MyJob, 'id' | 'status' | 'counts'>): { label: string; to: string } | null {
  const applicants = `/jobs/${id}/applicants`;
  const unanswered = counts.sent + counts.opened;
  if (status === 'pending_payment') return { label: 'How to pay', to: `/jobs/${id}` };
  if (status === 'draft') return { label: 'Post it', to: `/jobs/${id}` };
  if (unanswered > 0) return { label: `Reply to ${counted(unanswered, 'applicant', 'applicants')}`, to: `${applicants}?group=new` };
  if (counts.interviewing > 0) return { label: 'Choose after interviews', to: `${applicants}?group=interview` };
  if (counts.shortlisted > 0) return { label: 'Choose from the shortlist', to: `${applicants}?group=shortlist` };
  if (counts.offered > 0) return { label: 'See offers', to: `${applicants}?group=offer` };
  if (counts.hired > 0) return { label: 'Applicants', to: `${applicants}?group=hired` };
  return counts.declined + counts.withdrawn + counts.notSelected > 0 ? { label: 'Applicants', to: `${applicants}?group=declined` } : null;
}

/** Formats the nonzero counts: "3 new, 2 shortlisted". */
function tally({ counts }: MyJob): string {
  const parts = [
    [counts.sent, 'new'],
    [counts.opened, 'viewed'],
    [counts.shortlisted + counts.interviewing, 'shortlisted'],
    [counts.offered, 'offered'],
    [counts.hired, 'hired'],
    [counts.declined + counts.withdrawn + counts.notSelected, 'closed'],
  ] as const;
  const texts = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return texts.length > 0 ? texts.join(', ') : 'No applicants yet';
}
