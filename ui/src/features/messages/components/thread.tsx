import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markRead } from '../../../data/messages/conversations';
import { useUnsent } from '../../../data/messages/outbox';
import { newestSeen, see } from '../../../data/messages/seen';
import { useThread } from '../../../data/messages/thread';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { onResize } from '../../../kit/on-resize';
import { SkeletonText } from '../../../kit/skeleton';
import type { Conversation, Message } from '../../../lib/api';
import { onTyping } from '../../../lib/live';
import { dayOf, isSameDay } from '../labels';
import { usePlace, useShowInPlace } from '../place';
import { MessageBubble } from './message-bubble';
import { UnsentBubble } from './unsent-bubble';

/** In milliseconds: how long to show someone as typing after each report. */
const typingFor = 5_000;
/** In pixels: how close to the end someone still reads the newest messages. */
const nearEnd = 200;

/** The messages, oldest first, with those that wait on this device at the end. */
export function Thread({ conversation, user }: { conversation: Conversation; user: number }) {
  const { at, leave } = usePlace();
  const thread = useThread(String(conversation.id), at);
  const messages = (thread.data?.pages ?? []).flatMap((page) => page.items).reverse();
  const newest = messages.at(-1)?.id ?? 0;
  const typing = useIsTyping(conversation.id, newest);
  const newestOf = (card: Message['card']) => messages.findLast((message) => message.card === card)?.id;
  // One that just arrived is shown once.
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const unsent = useUnsent(conversation.id).filter(({ clientId }) => !arrived.has(clientId));
  const end = useScrollToEnd(newest, unsent.length, at === null);
  const isBelow = useReadMark(conversation, newest, end);
  useShowInPlace(thread, at, leave, unsent.length);
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
            <MessageBubble
              message={message}
              conversation={conversation}
              isNewest={conversation.subject.kind === 'application' && message.id === newestOf(message.card)}
            />
          </Fragment>
        ))}
        {unsent.map((message) => (
          <UnsentBubble key={message.clientId} message={message} user={user} />
        ))}
      </ol>
      {at !== null && thread.hasPreviousPage && (
        <div className="row gap-3 wrp talk-later">
          <Button size="sm" pending={thread.isFetchingPreviousPage} pendingLabel="Loading…" onClick={() => void thread.fetchPreviousPage()}>
            Show later messages
          </Button>
          <Button size="sm" variant="ghost" onClick={leave}>
            Go to the newest
          </Button>
        </div>
      )}
      <p className="sm mut talk-typing" role="status">
        {typing && `${conversation.with.name} is typing…`}
      </p>
      {isBelow && (
        <div className="talk-new">
          <Button size="sm" variant="primary" onClick={() => scrollBy({ top: belowWindow(end) })}>
            New message
          </Button>
        </div>
      )}
      <div ref={end} />
    </div>
  );
}

const isNewDay = (message: Message, before: Message | undefined) => !before || !isSameDay(message.sentAt, before.sentAt);

/** How many pixels of the conversation, which ends with the field for a message, are below the window. */
const belowWindow = (end: RefObject<HTMLElement | null>) => (end.current?.closest('.talk-page')?.getBoundingClientRect().bottom ?? 0) - innerHeight;

/**
 * Shows the newest message: at first, after the person sends one, and when one arrives while the end is on the screen. Doesn't follow
 * while the thread is open at an earlier message.
 */
function useScrollToEnd(newest: number, unsent: number, follows: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(follows);
  const waiting = useRef(unsent);
  useEffect(() => {
    const update = () => {
      isAtEnd.current = follows && belowWindow(end) < nearEnd;
    };
    isAtEnd.current = follows;
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [follows]);
  useStayAtEnd(end, isAtEnd, newest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message arrives
  useLayoutEffect(() => {
    if (isAtEnd.current || unsent > waiting.current) scrollBy({ top: belowWindow(end) });
    waiting.current = unsent;
  }, [newest, unsent]);
  return end;
}

/**
 * Keeps the end on the screen while cards load what they show, such as the times of an interview. Once the person does something,
 * nothing moves by itself until the next message comes.
 */
function useStayAtEnd(end: RefObject<HTMLElement | null>, isAtEnd: RefObject<boolean>, newest: number): void {
  useEffect(() => {
    const log = end.current?.parentElement;
    if (newest === 0 || !log) return;
    const stop = onResize(log, () => {
      if (isAtEnd.current) scrollBy({ top: belowWindow(end) });
    });
    for (const event of ['pointerdown', 'keydown', 'wheel']) addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const event of ['pointerdown', 'keydown', 'wheel']) removeEventListener(event, stop);
    };
  }, [end, isAtEnd, newest]);
}

/**
 * Marks the messages as read while the newest ones are on the screen. Returns whether there are newer ones below it.
 */
function useReadMark({ id, unread }: Conversation, newest: number, end: RefObject<HTMLElement | null>): boolean {
  const client = useQueryClient();
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    if (newest === 0) return;
    const look = () => {
      const isOnScreen = belowWindow(end) < nearEnd;
      if (isOnScreen && document.visibilityState === 'visible') {
        see(id, newest);
        if (unread > 0) void markRead(client, id, newest);
      }
      setIsBelow(!isOnScreen && newest > (newestSeen(id) ?? 0));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('scroll', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, end, id, newest, unread]);
  return isBelow;
}

/** Whether someone is typing. Their message ends it. */
function useIsTyping(conversation: number, newest: number): boolean {
  const [typing, setTyping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message arrives
  useEffect(() => setTyping(false), [newest]);
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
