import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../../../lib/api';
import { timeOf } from '../../../lib/format';

interface ChatLogProps {
  messages: ChatMessage[];
  /** Who is typing, or another status; null if there is none. */
  typing: string | null;
  children?: ReactNode;
}

/** The messages of a chat, scrolled to the newest at the bottom. */
export function ChatLog({ messages, typing, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a message arrives
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest, typing]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll area reachable by keyboard
    <div ref={log} className="chat-b" role="log" aria-label="Messages" tabIndex={0}>
      <div className="chat-top" />
      {children}
      {messages.map(({ id, message, isFromAgent, sentAt }) => (
        <div key={id} className={isFromAgent ? 'msg' : 'msg msg-me'}>
          <span className="vh">{isFromAgent ? 'Support:' : 'You:'} </span>
          {message}
          <time dateTime={new Date(sentAt).toISOString()}>{timeOf(sentAt)}</time>
        </div>
      ))}
      {typing && (
        <p className="msg typing">
          <span className="typing-dots" aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {typing}
        </p>
      )}
    </div>
  );
}
