import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markRead } from '../../../data/messages/conversations';
import { useOutbox, useUnsent } from '../../../data/messages/outbox';
import { useThread } from '../../../data/messages/thread';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import type { Conversation, Message } from '../../../lib/api';
import { onTyping } from '../../../lib/live';
import { dayOf, isSameDay } from '../labels';
import { MessageBubble } from './message-bubble';
import { UnsentBubble } from './unsent-bubble';

/** In milliseconds: how long someone is shown as typing after they said so. */
const typingFor = 5_000;

/** The messages, oldest first, with those that wait on this device at the end. */
export function Thread({ conversation, user }: { conversation: Conversation; user: number }) {
  const client = useQueryClient();
  useOutbox(client, user);
  const thread = useThread(String(conversation.id));
  const typing = useIsTyping(conversation.id);
  const messages = (thread.data?.pages ?? []).flatMap((page) => page.items).reverse();
  const newest = messages.at(-1)?.id ?? 0;
  // One that just arrived is shown once.
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const unsent = useUnsent(conversation.id).filter(({ clientId }) => !arrived.has(clientId));
  useReadMark(conversation, newest);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a message arrives
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [newest, unsent.length]);
  if (thread.isPending) return <SkeletonText label="Loading the messages" />;
  if (thread.isError && !thread.data)
    return <ErrorState title="The messages didn’t load" error={thread.error} onRetry={() => void thread.refetch()} />;
  return (
    <div className="talk-log">
      {thread.hasNextPage && (
        <Button size="sm" pending={thread.isFetchingNextPage} pendingLabel="Loading…" onClick={() => void thread.fetchNextPage()}>
          Show earlier messages
        </Button>
      )}
      <ol className="stack gap-2" aria-label="Messages">
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            {isNewDay(message, messages[at - 1]) && (
              <li className="msg-sys">
                <time dateTime={new Date(message.sentAt).toISOString()}>{dayOf(message.sentAt)}</time>
              </li>
            )}
            <MessageBubble message={message} conversation={conversation} />
          </Fragment>
        ))}
        {unsent.map((message) => (
          <UnsentBubble key={message.clientId} message={message} user={user} />
        ))}
      </ol>
      <p className="sm mut talk-typing" role="status">
        {typing && `${conversation.with.name} is typing…`}
      </p>
      <div ref={end} className="talk-end" />
    </div>
  );
}

const isNewDay = (message: Message, before: Message | undefined) => !before || !isSameDay(message.sentAt, before.sentAt);

/** Marks what is on the screen as read, while the window is visible. */
function useReadMark({ id, unread }: Conversation, newest: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (newest === 0 || unread === 0) return;
    const mark = () => {
      if (document.visibilityState === 'visible') void markRead(client, id, newest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, id, newest, unread]);
}

function useIsTyping(conversation: number): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onTyping((said) => {
      if (said.conversation !== conversation) return;
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), typingFor);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [conversation]);
  return typing;
}
