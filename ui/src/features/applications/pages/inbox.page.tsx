import { useInbox } from '../../../data/applications/inbox';
import { useAttention } from '../../../kit/attention';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Pager } from '../../../kit/pager';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { ApplicantList, ApplicationGroup } from '../../../lib/api';
import { useSearchParams } from '../../../lib/router/hooks';
import { GroupTabs } from '../components/group-tabs';
import { InboxFilters } from '../components/inbox-filters';
import { SelectionList } from '../components/selection-list';
import { groups } from '../statuses';

const filterNames = ['verdict', 'job', 'sort', 'cursor'];

/** Applications for the jobs of all the user's employers, by reply deadline unless sorted otherwise. */
export default function InboxPage() {
  const [params] = useSearchParams();
  const asked = params.get('group');
  const group = groups.find((one) => one.id === asked)?.id ?? 'new';
  const filters = Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value));
  const list = useInbox({ group, ...filters });
  useAttention((list.data?.items.length ?? 0) > 0);
  return (
    <Page gap={5}>
      <div>
        <Title>All applications</Title>
        <p className="mut">Everyone who applied for any of your jobs. The earliest reply due comes first.</p>
      </div>
      <InboxFilters />
      {list.isPending && <SkeletonText label="Loading the applications" />}
      {list.isError && <ErrorState title="The applications didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && <Groups list={list.data} group={group} filtered={Boolean(filters.verdict || filters.job)} />}
    </Page>
  );
}

function Groups({ list, group, filtered }: { list: ApplicantList; group: ApplicationGroup; filtered: boolean }) {
  const all = Object.values(list.counts).reduce((sum, count) => sum + count, 0);
  if (all === 0 && !filtered) {
    return (
      <Empty
        title="No applicants yet"
        text="When someone applies for one of your jobs, you’ll see it and reply here."
        action={
          <ButtonLink variant="primary" to="/post-job">
            Post a job
          </ButtonLink>
        }
      />
    );
  }
  return (
    <GroupTabs counts={list.counts} group={group} label="Applications by group">
      <Group key={group} list={list} none={groups.find(({ id }) => id === group)?.emptyTitle ?? ''} filtered={filtered} />
    </GroupTabs>
  );
}

function Group({ list, none, filtered }: { list: ApplicantList; none: string; filtered: boolean }) {
  if (list.items.length === 0) {
    return (
      <Empty
        title={none}
        text={filtered ? 'No one matches your filters.' : 'See the other tabs.'}
        action={<ButtonLink to={filtered ? '/employer-applications' : '/my-jobs?tab=posted'}>{filtered ? 'Show everyone' : 'My jobs'}</ButtonLink>}
      />
    );
  }
  return (
    <div className="stack gap-5">
      <SelectionList items={list.items} jobId={null} />
      <Pager prevCursor={list.prevCursor} nextCursor={list.nextCursor} label="Pages of applications" />
    </div>
  );
}
