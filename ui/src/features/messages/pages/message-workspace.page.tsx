import { useSession } from '../../../data/accounts/session';
import { useConversation } from '../../../data/messages/conversations';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { ApiError } from '../../../lib/errors';
import { useSearchParams } from '../../../lib/router/hooks';
import { WorkspaceList } from '../components/workspace-list';
import { WorkspaceThread } from '../components/workspace-thread';

/** Every conversation with folders, jobs and search, beside the one that is open. On a phone, one at a time. */
export default function MessageWorkspacePage() {
  const [params] = useSearchParams();
  const open = params.get('c');
  return (
    <Page>
      <div className={open ? 'desk desk-open' : 'desk'}>
        <div className="desk-list stack gap-4">
          {open ? <h2 className="section-title">Messages</h2> : <Title>Message workspace</Title>}
          <WorkspaceList open={open} />
        </div>
        <div className="desk-thread">{open ? <Open key={open} id={open} /> : <p className="mut desk-none">Choose a conversation.</p>}</div>
      </div>
    </Page>
  );
}

function Open({ id }: { id: string }) {
  const { user } = useSession();
  const found = useConversation(id);
  if (found.isError && found.error instanceof ApiError && found.error.status === 404) {
    return <Missing title="Conversation not found" text="It may belong to another account." />;
  }
  if (found.data && user) return <WorkspaceThread conversation={found.data} user={user.id} />;
  return (
    <>
      <Title>Messages</Title>
      {found.isError ? (
        <ErrorState title="The conversation didn’t load" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonText label="Loading the conversation" />
      )}
    </>
  );
}
