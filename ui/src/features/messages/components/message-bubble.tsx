import { Ellipsis } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useMessageStep } from '../../../data/messages/thread';
import { FileList } from '../../../domain/file-list';
import { Icon } from '../../../kit/icon';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import type { Conversation, Message } from '../../../lib/api';
import { timeOf } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { cardTitle } from '../labels';
import { messageElement } from '../place';

const InterviewCard = lazy(() => loadWithRetry(() => import('./interview-card')));
const OfferCard = lazy(() => loadWithRetry(() => import('./offer-card')));
const MessageMenu = lazyOverlay(() => import('./message-menu'));

interface MessageBubbleProps {
  message: Message;
  conversation: Conversation;
  /** Whether it's the newest card of its kind, the one that has the actions. */
  isNewest?: boolean;
}

/** A message with its time, and what can be done with it. */
export function MessageBubble({ message, conversation, isNewest = false }: MessageBubbleProps) {
  if (message.card) return <CardLine message={message} conversation={conversation} isNewest={isNewest} />;
  return <Bubble message={message} conversation={conversation} />;
}

/** What happened, with a link to where it's answered. */
function CardLine({ message: { id, card, text, sentAt }, conversation: { subject, side, jobId, contractId }, isNewest }: MessageBubbleProps) {
  const ofApplication = side === 'worker' ? `/my-jobs?application=${subject.id}` : `/jobs/${jobId}/applicants`;
  const path = card === 'contract' && contractId !== null ? `/contracts/${contractId}` : subject.kind === 'application' ? ofApplication : null;
  return (
    <li id={messageElement(id)} tabIndex={-1} className="msg-card">
      <b>{card && cardTitle(card)}</b>
      <span>{text}</span>
      <Suspense>
        {isNewest && card === 'interview' && <InterviewCard application={subject.id} />}
        {isNewest && card === 'offer' && <OfferCard application={subject.id} />}
      </Suspense>
      <span className="row gap-3 sp">
        <time className="sm mut">{timeOf(sentAt)}</time>
        {path && (
          <Link className="tap" to={path}>
            View
          </Link>
        )}
      </span>
    </li>
  );
}

function Bubble({ message, conversation }: MessageBubbleProps) {
  const [menu, setMenu] = useState(false);
  const { from, text, files, replyTo, warnings, sentAt, editedAt, deletedAt } = message;
  const mine = from?.isYou ?? false;
  const ownSide = from?.side === conversation.side;
  const read = ownSide && conversation.readUpTo >= message.id;
  return (
    <li id={messageElement(message.id)} tabIndex={-1} className={ownSide ? 'msg msg-me' : 'msg'}>
      <span className={mine || !ownSide ? 'vh' : 'sm'}>{mine ? 'You' : from?.name}: </span>
      {replyTo && (
        <blockquote className="msg-quote sm">
          <b>{replyTo.name}</b> {replyTo.text || 'Message deleted'}
        </blockquote>
      )}
      {deletedAt ? <i className="mut">Message deleted</i> : text && <span className="msg-text">{text}</span>}
      {files.length > 0 && <FileList files={files} />}
      {warnings.map(({ kind, reason }) => (
        <small key={kind} className="msg-warn">
          <b>Careful:</b> {reason}
        </small>
      ))}
      <Reactions message={message} />
      <span className="msg-foot">
        <time dateTime={new Date(sentAt).toISOString()}>
          {timeOf(sentAt)}
          {editedAt && !deletedAt && ', edited'}
          {read && ', read'}
        </time>
        {!deletedAt && (
          <button type="button" className="msg-more" aria-label="Message options" aria-haspopup="dialog" onClick={() => setMenu(true)}>
            <Icon of={Ellipsis} size="s" />
          </button>
        )}
      </span>
      {menu && <MessageMenu message={message} conversation={conversation} onClose={() => setMenu(false)} />}
    </li>
  );
}

function Reactions({ message: { id, reactions } }: { message: Message }) {
  const step = useMessageStep(() => undefined);
  if (reactions.length === 0) return null;
  return (
    <span className="row gap-2 wrp">
      {reactions.map(({ emoji, count, mine }) => (
        <button
          key={emoji}
          type="button"
          className="msg-react num"
          aria-pressed={mine}
          aria-label={`${emoji}, ${count}`}
          onClick={() => step.act({ action: 'react', id, emoji, mine })}
        >
          {emoji} {count}
        </button>
      ))}
    </span>
  );
}
