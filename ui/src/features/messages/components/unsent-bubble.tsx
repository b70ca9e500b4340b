import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { discard, retry, useIsOutboxStored } from '../../../data/messages/outbox';
import { Button } from '../../../kit/button';
import type { HeldFile, Unsent } from '../../../lib/outbox';
import { nameOf } from '../../../lib/voice-note';

/** A message that waits on this device, or that the server refused. */
export function UnsentBubble({ message: { clientId, text, files, failure }, user }: { message: Unsent; user: number }) {
  const client = useQueryClient();
  const isStored = useIsOutboxStored();
  return (
    <li className="msg msg-me msg-wait">
      <span className="vh">You: </span>
      {text && <span className="msg-text">{text}</span>}
      {files.map((file) => (
        <WaitingFile key={file.key} file={file} />
      ))}
      {failure === null ? (
        <small>{isStored ? 'Waiting to send' : 'Waiting to send. This device can’t store it, so keep this page open.'}</small>
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

function WaitingFile({ file }: { file: HeldFile }) {
  const [url, setUrl] = useState<string>();
  const blob = file.kind === 'picture' ? file.blob : null;
  useEffect(() => {
    if (!blob) return;
    const shown = URL.createObjectURL(blob);
    setUrl(shown);
    return () => URL.revokeObjectURL(shown);
  }, [blob]);
  return url ? (
    <span className="msg-picture">
      <img src={url} alt={file.name} />
    </span>
  ) : (
    <span className="break">{nameOf(file)}</span>
  );
}
