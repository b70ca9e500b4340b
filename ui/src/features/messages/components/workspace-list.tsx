import { useConversations } from '../../../data/messages/conversations';
import { useFolders } from '../../../data/messages/folders';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import type { Option } from '../../../kit/form/inputs';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { ParamSearch } from '../../../kit/param-search';
import { ParamSelect } from '../../../kit/param-select';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { useSearchParams } from '../../../lib/router/hooks';
import { ConversationList } from './conversation-list';
import { FoundMessages } from './found-messages';

const filters = [
  { value: '', label: 'All' },
  { value: 'unread', label: 'Unread' },
];

/** The person's conversations, by folder, by job, unread or found by words. */
export function WorkspaceList({ open }: { open: string | null }) {
  const [params] = useSearchParams();
  const given = (name: string) => params.get(name) ?? '';
  const [folder, job] = [given('folder'), given('job')];
  const filter = given('show') === 'unread' ? 'unread' : '';
  const list = useConversations({ filter, folder, job, query: given('q'), cursor: given('cursor') });
  const to = (id: number) => {
    const next = new URLSearchParams(params);
    next.set('c', String(id));
    next.delete('at');
    return `?${next}`;
  };
  return (
    <>
      <ParamSearch param="q" label="Search your conversations" />
      <SegmentParam param="show" label="Which conversations" options={filters} />
      <Narrow />
      {list.isPending && <SkeletonText label="Loading your messages" />}
      {list.isError && <ErrorState title="Your messages didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && (
        <p className="mut">
          {given('q') ? `No person or job matches “${given('q')}”.` : 'No conversations here.'} <Link to="/enhanced-messages">Show all</Link>
        </p>
      )}
      {list.data && list.data.items.length > 0 && (
        <>
          <ConversationList items={list.data.items} to={to} current={open} />
          <Pager prevCursor={list.data.prevCursor} nextCursor={list.data.nextCursor} label="Pages of your conversations" />
        </>
      )}
      {given('q') && <FoundMessages query={given('q')} to={(id, message) => `${to(id)}&at=${message}`} />}
    </>
  );
}

/** Chooses a job or a folder, if there is any. */
function Narrow() {
  const folders = useFolders();
  if (folders.isError) {
    return (
      <p className="mut">
        Your folders didn’t load.{' '}
        <Button size="sm" onClick={() => void folders.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  const jobs: Option[] = (folders.data?.jobs ?? []).map(({ id, title, count }) => ({ value: String(id), label: `${title} (${count})` }));
  const own: Option[] = (folders.data?.folders ?? []).map(({ name, count }) => ({ value: name, label: `${name} (${count})` }));
  return (
    <div className="grid g-2 gap-3">
      {jobs.length > 0 && <ParamSelect param="job" label="Job" options={[{ value: '', label: 'All jobs' }, ...jobs]} />}
      {own.length > 0 && <ParamSelect param="folder" label="Folder" options={[{ value: '', label: 'All folders' }, ...own]} />}
    </div>
  );
}
