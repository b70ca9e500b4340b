import { useLayoutEffect, useRef } from 'react';
import type { ChatLine, InboxChatDetail } from '../../../lib/api';
import { shortName, timeOf } from '../../../lib/format';
import { visitorName } from '../labels';

/** Messages, notes and events, newest at the bottom. */
export function AgentLog({ chat }: { chat: InboxChatDetail }) {
  const log = useRef<HTMLDivElement>(null);
  const newest = chat.lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a message arrives
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest]);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll area reachable by keyboard */}
      <div ref={log} className="chat-b inbox-log" role="log" aria-label="Messages" tabIndex={0}>
        <div className="chat-top" />
        {chat.lines.map((line) => (
          <Line key={line.id} line={line} visitor={visitorName(chat)} />
        ))}
      </div>
      <p className="sm mut inbox-typing" role="status">
        {chat.visitorTyping && 'The visitor is typing'}
      </p>
    </div>
  );
}

function Line({ line, visitor }: { line: ChatLine; visitor: string }) {
  const time = <time dateTime={new Date(line.sentAt).toISOString()}>{timeOf(line.sentAt)}</time>;
  if (line.kind === 'event') {
    return (
      <p className="msg-sys">
        {line.body} {time}
      </p>
    );
  }
  const note = line.kind === 'note';
  return (
    <div className={`msg${line.agentId === null ? '' : ' msg-me'}${note ? ' msg-note' : ''}`}>
      <b className="block sm">{note ? `Note by ${shortName(line.agentName ?? '')}` : (line.agentName ?? visitor)}</b>
      {line.body}
      {time}
    </div>
  );
}
