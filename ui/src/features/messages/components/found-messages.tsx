import { useMessageSearch } from '../../../data/messages/search';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import type { Message } from '../../../lib/api';
import type { FoundMessage } from '../../../lib/api-calendars';
import { dateTime } from '../../../lib/format';

interface FoundMessagesProps {
  query: string;
  /** Where a message is opened in its conversation. */
  to: (conversation: number, message: number) => string;
}

/** The messages with these words in all conversations. */
export function FoundMessages({ query, to }: FoundMessagesProps) {
  const found = useMessageSearch(query);
  if (found.isPending) return <SkeletonText label="Looking for messages" />;
  if (found.isError && !found.data) return <ErrorState title="The search failed" error={found.error} onRetry={() => void found.refetch()} />;
  const hits = found.data.pages.flatMap((page) => page.items);
  return (
    <section className="stack gap-3" aria-labelledby="found-messages">
      <h2 id="found-messages" className="section-title">
        Messages
      </h2>
      {hits.length === 0 ? (
        <p className="mut">No message has “{query}” in it.</p>
      ) : (
        <ul className="card list" aria-label="Messages found">
          {hits.map(({ message, conversation }) => (
            <li key={message.id} className="list-row">
              <MessageHit message={message} conversation={conversation} to={to(conversation.id, message.id)} />
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <div>
          <Button size="sm" pending={found.isFetchingNextPage} pendingLabel="Loading…" onClick={() => void found.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}

/** A found message, which opens in its place. With a conversation, it says whom it's with and about which job. */
export function MessageHit({ message, conversation, to }: { message: Message; conversation?: FoundMessage['conversation']; to: string }) {
  const { from, text, sentAt } = message;
  const who = from?.isYou ? 'You' : from?.name;
  return (
    <Link className="talk" to={to}>
      <span className="grow talk-text">
        {conversation && (
          <span className="block">
            <b className="break">{conversation.with.name}</b>
            {conversation.title && <span className="sm mut"> · {conversation.title}</span>}
          </span>
        )}
        <span className="sm mut block">
          {who ? `${who}, ` : ''}
          {dateTime(sentAt)}
        </span>
        <span className="clamp clamp-2 break">{text}</span>
      </span>
    </Link>
  );
}
