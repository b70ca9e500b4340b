import type { ReactNode } from 'react';
import { Link } from '../../../kit/link';
import type { InboxChatDetail } from '../../../lib/api';
import { date, relativeTime } from '../../../lib/format';

/** The visitor, the page where they started the chat, and their earlier chats. */
export function VisitorPanel({ chat }: { chat: InboxChatDetail }) {
  return (
    <aside className="card stack gap-3" aria-label="About the visitor">
      <h2 className="card-title">About the visitor</h2>
      <dl className="stack gap-3">
        <Fact name="Account">{chat.userId === null ? 'None (visitor)' : <Link to={`/people/${chat.userId}`}>{chat.userName}</Link>}</Fact>
        {chat.email && (
          <Fact name="Email">
            <a href={`mailto:${chat.email}`}>{chat.email}</a>
          </Fact>
        )}
        {chat.subject && <Fact name="Subject">{chat.subject}</Fact>}
        {chat.page && (
          <Fact name="Started on">
            <Link to={chat.page}>{chat.page}</Link>
          </Fact>
        )}
        {chat.askedAt !== null && <Fact name="Asked">{relativeTime(chat.askedAt)}</Fact>}
        {chat.endedAt !== null && <Fact name="Ended">{endings[chat.endedBy ?? 'clock'] + relativeTime(chat.endedAt)}</Fact>}
        {chat.status === 'ended' && <Fact name="Rating">{chat.rating === null ? 'None' : `${chat.rating} of 5`}</Fact>}
      </dl>
      {chat.matters.length > 0 && (
        <>
          <h3 className="row-title">What they have here</h3>
          <ul className="stack gap-2">
            {chat.matters.map(({ kind, title, state, href }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two contracts may have the same title and state
              <li key={index} className="break">
                {href === null ? title : <Link to={href}>{title}</Link>}
                <p className="sm mut">
                  {matterLabels[kind]}, {state.replaceAll('_', ' ')}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="row-title">Earlier chats</h3>
      {chat.earlier.length === 0 ? (
        <p className="mut">None.</p>
      ) : (
        <ul>
          {chat.earlier.map((one) => (
            <li key={one.id}>
              <Link className="tap" to={`/admin/support?chat=${one.id}`}>
                <span className="break">
                  {date(one.askedAt ?? 0)}
                  {one.rating !== null && `, ${one.rating} of 5`}
                </span>
              </Link>
              <p className="sm mut clamp break">{one.lastMessage}</p>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

const matterLabels = { job: 'Job', application: 'Application', contract: 'Contract', dispute: 'Dispute' };

const endings = { visitor: 'by the visitor, ', agent: 'by support, ', clock: 'automatically, ' };

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sm mut">{name}</dt>
      <dd className="break">{children}</dd>
    </div>
  );
}
