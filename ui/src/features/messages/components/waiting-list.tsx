import { useAllUnsent, useIsOutboxStored } from '../../../data/messages/outbox';
import { Link } from '../../../kit/link';
import type { Unsent } from '../../../lib/outbox';
import { nameOf } from '../../../lib/voice-note';

/** The messages waiting on this device, shown even if nothing else loads. */
export function WaitingList() {
  const unsent = useAllUnsent();
  const isStored = useIsOutboxStored();
  if (unsent.length === 0) return null;
  return (
    <section className="stack gap-2" aria-label="Waiting to send">
      <h2 className="section-title">Waiting to send</h2>
      {!isStored && <p className="mut">This device can’t store these messages, so keep this page open until they’re sent.</p>}
      <ul className="list card card-p talks">
        {unsent.map((message) => (
          <li key={message.clientId} className="list-row">
            <Link className="talk" to={`/messages/${message.conversation}`}>
              <span className="talk-text">
                <b>{message.to || 'Message'}</b>
                <span className="clamp clamp-2 break">{contentOf(message)}</span>
                {message.failure !== null && <span className="sm danger-text">Not sent: {message.failure}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const contentOf = ({ text, files }: Unsent) => [text, ...files.map(nameOf)].filter(Boolean).join(', ');
