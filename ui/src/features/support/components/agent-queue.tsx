import { useAgentChats } from '../../../data/support/agent-chats';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { Pager } from '../../../kit/pager';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import type { InboxChat, InboxQueue } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';
import { useSearchParams } from '../../../lib/router/hooks';
import { formatDuration, visitorName } from '../labels';

const empty: Record<InboxQueue, { title: string; text: string }> = {
  waiting: { title: 'No one is waiting', text: 'When someone writes in the chat, it shows up here until one of you takes it.' },
  mine: { title: 'You have no chats', text: 'Take a waiting chat, or reply to it, and it’s yours.' },
  open: { title: 'No chats in progress', text: 'Chats you and your team have taken show up here.' },
  closed: { title: 'No closed chats yet', text: 'Closed chats stay here with their ratings.' },
};

/** One of the chat lists, polled every three seconds. */
export function AgentQueue({ queue }: { queue: InboxQueue }) {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const chats = useAgentChats({ queue, ...(cursor && { cursor }) });
  if (chats.isPending) return <SkeletonText label="Loading the chats" />;
  if (chats.isError && !chats.data) return <ErrorState title="The chats didn’t load" error={chats.error} onRetry={() => void chats.refetch()} />;
  const { items, prevCursor, nextCursor } = chats.data;
  if (items.length === 0) return <Empty {...empty[queue]} action={<ButtonLink to="/admin-dashboard">Back to the office</ButtonLink>} />;
  return (
    <div className="stack gap-4">
      <ul className="list card">
        {items.map((chat) => (
          <li key={chat.id}>
            <Row chat={chat} queue={queue} />
          </li>
        ))}
      </ul>
      <Pager prevCursor={prevCursor} nextCursor={nextCursor} label="Pages of chats" />
    </div>
  );
}

function Row({ chat, queue }: { chat: InboxChat; queue: InboxQueue }) {
  return (
    <Link className="inbox-row" to={`/admin/support?chat=${chat.id}`}>
      <span className="row wrp gap-2">
        <b className="grow break">{visitorName(chat)}</b>
        <StatusPill chat={chat} queue={queue} />
      </span>
      <span className="clamp mut break">{chat.lastMessage}</span>
    </Link>
  );
}

function StatusPill({ chat, queue }: { chat: InboxChat; queue: InboxQueue }) {
  const asked = chat.askedAt ?? 0;
  if (queue === 'waiting') {
    return <Pill tone="warn">{`Waiting ${formatDuration((Date.now() - asked) / 1000)}`}</Pill>;
  }
  if (queue === 'closed') {
    return (
      <>
        {chat.rating !== null && <Pill tone={chat.rating >= 3 ? 'ok' : 'danger'}>{`${chat.rating} of 5`}</Pill>}
        <span className="sm mut">{relativeTime(chat.endedAt ?? 0)}</span>
      </>
    );
  }
  return (
    <>
      {chat.answerDue && <Pill tone="warn">Reply due</Pill>}
      {queue === 'open' && <Pill>{chat.agentName ?? ''}</Pill>}
      <span className="sm mut">{relativeTime(asked)}</span>
    </>
  );
}
