import { LifeBuoy, Maximize2, Minus, X } from 'lucide';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useEndChat } from '../../../data/support/chat-steps';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import type { ChatMessage, SupportNow } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { statusText } from '../labels';
import { useKeyboardHeight } from '../use-keyboard-height';
import { ChatForm } from './chat-form';
import { ChatLog } from './chat-log';
import { Stars } from './stars';

// Lazy: few visitors are asked for it, and the form code is larger than the rest of the chat.
const EmailForm = lazy(() => loadWithRetry(() => import('./email-form')));

interface ChatPanelProps {
  now: SupportNow | undefined;
  messages: ChatMessage[];
  starting: boolean;
  failed: boolean;
  onStart: () => void;
  refetch: () => void;
  unseen: number;
  minimized: boolean;
  onMinimize: (minimized: boolean) => void;
  onClose: () => void;
  /** The text and the rating live in the parent, so they survive closing the panel. */
  text: string;
  onText: (text: string) => void;
  rating: number | null;
  onRating: (rating: number | null) => void;
}

const unknownHours = { isOpen: true, opensAt: null, usualReplySeconds: null };
/** Delay after sending before "Checking for a reply" appears, then its duration, in milliseconds. */
const checkDelayMs = 1000;
const checkDurationMs = 2000;

export default function ChatPanel(props: ChatPanelProps) {
  const { now, messages, starting, failed, refetch, unseen, minimized, onMinimize, onClose, rating, onRating } = props;
  const panel = useRef<HTMLElement>(null);
  const [sent, setSent] = useState(0);
  const session = now?.session ?? null;
  const connected = session?.status === 'connected';
  const end = useEndChat(session?.id, () => {
    onRating(null);
    props.onText('');
    onClose();
  });
  useKeyboardHeight(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const checking = useChecking(sent, refetch);

  return (
    <section
      ref={panel}
      className={minimized ? 'chat chat-folded' : 'chat'}
      role="dialog"
      aria-label="Live Support"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className="chat-h">
        <Icon of={LifeBuoy} />
        <h2 className="grow">Live Support</h2>
        {minimized && unseen > 0 && <span className="chat-n">{unseen} new</span>}
        <button
          type="button"
          className="x"
          aria-label={minimized ? 'Show the chat' : 'Minimize'}
          aria-expanded={!minimized}
          onClick={() => onMinimize(!minimized)}
        >
          <Icon of={minimized ? Maximize2 : Minus} />
        </button>
        <button type="button" className="x" aria-label="Close" onClick={onClose}>
          <Icon of={X} />
        </button>
      </header>
      {!minimized && (
        <>
          <p className={connected ? 'chat-st chat-on' : 'chat-st'} role="status">
            {starting ? 'Starting the chat' : statusText(session, now ?? unknownHours)}
          </p>
          <ChatLog
            messages={messages}
            typing={session?.agentTyping ? `${session.agent ?? 'Someone'} is typing` : checking ? 'Checking for a reply' : null}
          >
            {failed && (
              <div className="msg-sys">
                <p>The chat didn’t start.</p>
                <Button size="sm" onClick={props.onStart}>
                  Try again
                </Button>
              </div>
            )}
            {session && messages.length === 0 && <p className="msg-sys">Ask away. A real person will answer right here.</p>}
          </ChatLog>
          <Suspense>{session && (session.asksEmail || session.email) && <EmailForm key={session.id} session={session} />}</Suspense>
          <div className="chat-f">
            {connected && <Stars value={rating} onChange={onRating} />}
            <ChatForm session={session} text={props.text} onText={props.onText} onSent={() => setSent(sent + 1)} />
            <Button
              variant="ghost"
              size="sm"
              block
              disabled={!session}
              pending={end.pending}
              pendingLabel="Ending…"
              onClick={() => session && end.act(session.status === 'waiting' ? null : rating)}
            >
              End Chat
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Whether to show "Checking for a reply": from one second after sending, for two seconds. Then it refetches. */
function useChecking(sent: number, ask: () => void): boolean {
  const [checking, setChecking] = useState(false);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (sent === 0) return;
    const begin = setTimeout(() => setChecking(true), checkDelayMs);
    const finish = setTimeout(() => {
      setChecking(false);
      latest.current();
    }, checkDelayMs + checkDurationMs);
    return () => {
      clearTimeout(begin);
      clearTimeout(finish);
      setChecking(false);
    };
  }, [sent]);
  return checking;
}
