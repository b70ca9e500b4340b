import { useSession } from '../../../data/accounts/session';
import { useConversations } from '../../../data/messages/conversations';
import { SignInActions } from '../../../domain/sign-in-actions';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { ParamSearch } from '../../../kit/param-search';
import { SegmentParam } from '../../../kit/segment';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { useSearchParams } from '../../../lib/router/hooks';
import { ConversationList } from '../components/conversation-list';
import { FoundMessages } from '../components/found-messages';
import { WaitingList } from '../components/waiting-list';

const filters = [
  { value: '', label: 'All' },
  { value: 'unread', label: 'Unread' },
];

/** A person's conversations, newest first. */
export default function MessagesPage() {
  const { user } = useSession();
  return (
    <Page width="middle" gap={5}>
      <div>
        <Title>Messages</Title>
        {!user && <p className="mut">Talk with employers and workers about a job, an interview or an offer, all in one place.</p>}
      </div>
      {user && <WaitingList />}
      {user ? <Conversations /> : <SignInActions />}
    </Page>
  );
}

function Conversations() {
  const [params] = useSearchParams();
  const filter = params.get('show') === 'unread' ? 'unread' : '';
  const query = params.get('q') ?? '';
  const cursor = params.get('cursor') ?? '';
  const list = useConversations({ ...(filter && { filter }), ...(query && { query }), ...(cursor && { cursor }) });
  return (
    <>
      <p>
        <Link to="/enhanced-messages">Open the workspace</Link> for folders, templates and sending later.
      </p>
      <div className="stack gap-3">
        <ParamSearch param="q" label="Search your conversations" />
        <SegmentParam param="show" label="Which conversations" options={filters} />
      </div>
      <Found list={list} query={query} narrowed={Boolean(filter || query)} />
      {query && <FoundMessages query={query} to={(id, message) => `/messages/${id}?at=${message}`} />}
    </>
  );
}

interface FoundProps {
  list: ReturnType<typeof useConversations>;
  query: string;
  narrowed: boolean;
}

function Found({ list, query, narrowed }: FoundProps) {
  if (list.isPending) return <SkeletonText label="Loading your messages" />;
  if (list.isError) return <ErrorState title="Your messages didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  const { items, prevCursor, nextCursor } = list.data;
  if (items.length === 0 && query) return <p className="mut">No person or job matches “{query}”.</p>;
  if (items.length === 0) {
    return narrowed ? (
      <Empty title="No conversations found" text="You’ve read everything." action={<ButtonLink to="/messages">Show all</ButtonLink>} />
    ) : (
      <Empty
        title="No messages yet"
        text="A conversation starts from an application: open it and choose Message."
        action={<ButtonLink to="/my-jobs">Go to My jobs</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ConversationList items={items} />
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of your conversations" />
    </>
  );
}
