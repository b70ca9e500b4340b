import { useSession } from '../../../data/accounts/session';
import { useConversation } from '../../../data/messages/conversations';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Conversation } from '../../../lib/api';
import { ApiError } from '../../../lib/errors';
import { useParams } from '../../../lib/router/hooks';
import { Composer } from '../components/composer';
import { ConversationHead } from '../components/conversation-head';
import { Thread } from '../components/thread';
import { WaitingList } from '../components/waiting-list';

/** One conversation: who it's with, what was said, and a field to answer. */
export default function ConversationPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const found = useConversation(id);
  if (found.isError && found.error instanceof ApiError && found.error.status === 404) {
    return <Missing title="Conversation not found" text="It may belong to another account." />;
  }
  return (
    <Page width="middle" gap={4}>
      {found.data && user ? (
        <Loaded key={id} conversation={found.data} user={user.id} />
      ) : (
        <>
          <Title>Messages</Title>
          {found.isError ? (
            <>
              <ErrorState title="The conversation didn’t load" error={found.error} onRetry={() => void found.refetch()} />
              <WaitingList />
            </>
          ) : (
            <SkeletonText label="Loading the conversation" />
          )}
        </>
      )}
    </Page>
  );
}

function Loaded({ conversation, user }: { conversation: Conversation; user: number }) {
  return (
    <div className="talk-page">
      <ConversationHead conversation={conversation} />
      <Thread conversation={conversation} user={user} />
      <Composer conversation={conversation} user={user} />
    </div>
  );
}
