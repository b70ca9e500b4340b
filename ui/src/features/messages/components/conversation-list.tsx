import { BellOff, Pin } from 'lucide';
import { Avatar } from '../../../kit/avatar';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import type { Conversation } from '../../../lib/api';
import { badge } from '../../../lib/format';
import { listTime, previewOf } from '../labels';

interface ConversationListProps {
  items: Conversation[];
  /** Where a conversation is opened. */
  to?: (id: number) => string;
  /** The one that is open. */
  current?: string | null;
}

const ownPage = (id: number) => `/messages/${id}`;

/** Conversations, each with the other side, the job and the newest message. */
export function ConversationList({ items, to = ownPage, current }: ConversationListProps) {
  return (
    <ul className="card card-p talks">
      {items.map((conversation) => (
        <li key={conversation.id} className="list-row">
          <Row conversation={conversation} to={to(conversation.id)} isCurrent={current === String(conversation.id)} />
        </li>
      ))}
    </ul>
  );
}

function Row({ conversation, to, isCurrent }: { conversation: Conversation; to: string; isCurrent: boolean }) {
  const { with: other, title, lastMessage, unread, pinned, muted } = conversation;
  return (
    <Link className="talk" to={to} aria-current={isCurrent ? 'true' : undefined}>
      <Avatar id={other.id} name={other.name} photoUrl={other.photoUrl} />
      <span className="grow talk-text">
        <span className="row gap-2 sp">
          <b className="break">{other.name}</b>
          {lastMessage && <time className="sm mut num">{listTime(lastMessage.sentAt)}</time>}
        </span>
        {title && <span className="sm mut clamp clamp-2 break">{title}</span>}
        <span className="row gap-2 sp">
          <span className={unread > 0 ? 'clamp clamp-2 break b' : 'mut clamp clamp-2 break'}>{lastMessage && previewOf(lastMessage)}</span>
          {pinned && <Icon of={Pin} size="s" name="Pinned" />}
          {muted && <Icon of={BellOff} size="s" name="Muted" />}
          {unread > 0 && (
            <span className="talk-count num">
              <span aria-hidden>{badge(unread)}</span>
              <span className="vh">{unread} unread</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
