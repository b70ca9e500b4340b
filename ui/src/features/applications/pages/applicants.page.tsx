import { ChevronRight, Eye } from 'lucide';
import { useApplicants } from '../../../data/applications/applicants';
import { useJob } from '../../../data/jobs/job';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { useIsWide } from '../../../kit/use-is-wide';
import type { ApplicantList, ApplicationGroup, Job } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { counted } from '../../../lib/format';
import { useParams, useSearchParams } from '../../../lib/router/hooks';
import { parseIds } from '../compare';
import { ApplicantColumns } from '../components/applicant-columns';
import { ApplicantFilters } from '../components/applicant-filters';
import { Compare } from '../components/compare';
import { GroupTabs } from '../components/group-tabs';
import { SelectionList } from '../components/selection-list';
import { groups } from '../statuses';

/** The applicants for one job by stage, or, with `?compare=12,15`, two or three of them side by side. */
export default function ApplicantsPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('group');
  const group = groups.find((one) => one.id === asked)?.id ?? 'new';
  const cursor = params.get('cursor');
  const comparedIds = parseIds(params.get('compare'));
  const job = useJob(id);
  const filters = Object.fromEntries(['query', 'verdict', 'sort'].map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value));
  const list = useApplicants(id, { group, ...filters, ...(cursor && { cursor }) });
  const failed = list.error ?? job.error;
  if (failed instanceof ApiError && (failed.status === 404 || failed.status === 403)) {
    return <Missing title="Job not found" text="It’s not one of your jobs." />;
  }
  if (failed) {
    const retry = () => {
      void list.refetch();
      void job.refetch();
    };
    return (
      <Page>
        <Title>Applicants</Title>
        <ErrorState title="The applicants didn’t load" error={failed} onRetry={retry} />
      </Page>
    );
  }
  if (!list.data || !job.data) {
    return (
      <Page>
        <SkeletonText label="Loading the applicants" />
      </Page>
    );
  }
  return (
    <Page gap={5}>
      <Head job={job.data} list={list.data} comparing={comparedIds.length > 0} />
      {comparedIds.length > 0 ? <Compare jobId={id} ids={comparedIds} /> : <Groups job={job.data} list={list.data} group={group} filters={filters} />}
    </Page>
  );
}

const total = ({ counts }: ApplicantList) => Object.values(counts).reduce((sum, count) => sum + count, 0);

function Head({ job, list, comparing }: { job: Job; list: ApplicantList; comparing: boolean }) {
  return (
    <div className="row gap-3 wrp sp">
      <div className="grow head-words">
        <nav className="crumb" aria-label="Breadcrumb">
          <Link to="/my-jobs?tab=posted">My jobs</Link>
          {comparing && (
            <>
              <Icon of={ChevronRight} size="s" />
              <Link to={`/jobs/${job.id}/applicants`}>All applicants</Link>
            </>
          )}
        </nav>
        <Title className="jobtitle break" title={`Applicants: ${job.title}`}>
          {job.title}
        </Title>
        <p className="mut">
          {counted(total(list), 'applicant', 'applicants')}, {counted(job.openings, 'opening', 'openings')}, {job.filled} hired.
        </p>
      </div>
      <ButtonLink to={`/jobs/${job.id}`}>
        <Icon of={Eye} size="s" />
        View job
      </ButtonLink>
    </div>
  );
}

interface GroupsProps {
  job: Job;
  list: ApplicantList;
  group: ApplicationGroup;
  filters: Record<string, string>;
}

function Groups({ job, list, group, filters }: GroupsProps) {
  const [params] = useSearchParams();
  const wide = useIsWide() && params.get('view') !== 'list';
  if (total(list) === 0) {
    return (
      <Empty
        title="No applicants yet"
        text="New applicants show up here. A clear rate and date help bring them in."
        action={job.viewer.can.includes('edit') && <ButtonLink to={`/post-job?edit=${job.id}`}>Edit job</ButtonLink>}
      />
    );
  }
  return (
    <div className="stack gap-4">
      <ApplicantFilters />
      <GroupTabs
        counts={list.counts}
        group={group}
        label="Applicants by group"
        columns={wide && <ApplicantColumns jobId={String(job.id)} counts={list.counts} filters={filters} />}
      >
        <Group
          key={group}
          job={job}
          list={list}
          none={groups.find(({ id }) => id === group)?.emptyTitle ?? ''}
          filtered={Object.keys(filters).length > 0}
        />
      </GroupTabs>
    </div>
  );
}

function Group({ job, list, none, filtered }: { job: Job; list: ApplicantList; none: string; filtered: boolean }) {
  if (list.items.length === 0 && filtered) {
    return (
      <Empty
        title="No one matches your filters."
        text="Try other words, or look at the other tabs."
        action={<ButtonLink to={`/jobs/${job.id}/applicants`}>Show everyone</ButtonLink>}
      />
    );
  }
  if (list.items.length === 0) {
    const other = groups.find(({ id }) => list.counts[id] > 0);
    return (
      <Empty
        title={none}
        text="See the other tabs."
        action={
          other && (
            <ButtonLink to={`/jobs/${job.id}/applicants?group=${other.id}`}>
              {other.label}: {String(list.counts[other.id])}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <div className="stack gap-5">
      <SelectionList items={list.items} jobId={String(job.id)} />
      <Pager prevCursor={list.prevCursor} nextCursor={list.nextCursor} label="Pages of applicants" />
    </div>
  );
}
