import { ArrowLeft } from 'lucide';
import { useFoundMessages } from '../../../data/messages/thread';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { ParamSearch } from '../../../kit/param-search';
import { SkeletonText } from '../../../kit/skeleton';
import type { Conversation } from '../../../lib/api';
import { useSearchParams } from '../../../lib/router/hooks';
import { Composer } from './composer';
import { ConversationHead } from './conversation-head';
import { MessageHit } from './found-messages';
import { Thread } from './thread';
import { WorkspaceTools } from './workspace-tools';

interface WorkspaceThreadProps {
  conversation: Conversation;
  user: number;
}

/** An open conversation in the workspace, with a search in it. */
export function WorkspaceThread({ conversation, user }: WorkspaceThreadProps) {
  const [params] = useSearchParams();
  const words = params.get('find') ?? '';
  const back = new URLSearchParams(params);
  for (const name of ['c', 'find', 'at']) back.delete(name);
  return (
    <div className="talk-page">
      <Link className="row gap-1 tap m-only" to={`?${back}`}>
        <Icon of={ArrowLeft} size="s" />
        All conversations
      </Link>
      <ConversationHead conversation={conversation} />
      <ParamSearch param="find" label="Find in this conversation" />
      {words ? <Found id={conversation.id} words={words} /> : <Thread conversation={conversation} user={user} />}
      <Composer conversation={conversation} user={user} tools={(draft) => <WorkspaceTools conversation={conversation} {...draft} />} />
    </div>
  );
}

/** The messages with these words, newest first. */
function Found({ id, words }: { id: number; words: string }) {
  const found = useFoundMessages(id, words);
  const [params] = useSearchParams();
  const to = (message: number) => {
    const next = new URLSearchParams(params);
    next.delete('find');
    next.set('at', String(message));
    return `?${next}`;
  };
  if (found.isPending) return <SkeletonText label="Looking for messages" />;
  if (found.isError) return <ErrorState title="The search failed" error={found.error} onRetry={() => void found.refetch()} />;
  const { items, nextCursor } = found.data;
  return (
    <section className="stack gap-3" aria-label="Messages found">
      <p role="status" className="mut">
        {items.length === 0
          ? `No message contains “${words}”.`
          : `${items.length}${nextCursor ? ' or more' : ''} found. Clear the search to see all.`}
      </p>
      <ul className="list">
        {items.map((message) => (
          <li key={message.id} className="list-row">
            <MessageHit message={message} to={to(message.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
