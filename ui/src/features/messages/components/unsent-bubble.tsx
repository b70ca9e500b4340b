import { useQueryClient } from '@tanstack/react-query';
import { discard, retry } from '../../../data/messages/outbox';
import { Button } from '../../../kit/button';
import type { Unsent } from '../../../lib/outbox';

/** A message that waits on this device, or that the server refused. */
export function UnsentBubble({ message: { clientId, text, failure }, user }: { message: Unsent; user: number }) {
  const client = useQueryClient();
  return (
    <li className="msg msg-me msg-wait">
      <span className="vh">You: </span>
      <span className="msg-text">{text || 'Files'}</span>
      {failure === null ? (
        <small>Waiting to send</small>
      ) : (
        <>
          <small className="danger-text">Not sent: {failure}</small>
          <span className="row gap-2 wrp">
            <Button size="sm" onClick={() => void retry(client, user, clientId)}>
              Try again
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void discard(user, clientId)}>
              Delete
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
