import { Image, Paperclip, SendHorizontal } from 'lucide';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useSendMessage } from '../../../data/support/chat-steps';
import { sendTyping } from '../../../data/support/typing';
import { Icon } from '../../../kit/icon';
import type { ChatSession } from '../../../lib/api';

interface ChatFormProps {
  session: ChatSession | null;
  text: string;
  onText: (text: string) => void;
  onSent: () => void;
}

/** Minimum time between typing signals, in milliseconds. */
const typingSignalMs = 3000;

/** The message field. Enter sends, Shift+Enter starts a new line. A message that fails to send stays in the field. */
export function ChatForm({ session, text, onText, onSent }: ChatFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lastTypingSignal = useRef(0);
  const wasSending = useRef(false);
  const send = useSendMessage(session?.id, () => {
    onText('');
    lastTypingSignal.current = 0;
    onSent();
  });
  const ended = session?.status === 'ended';
  const cannotSend = !text.trim() || !session || ended;

  useEffect(() => {
    // Disabling the field loses its focus, so restore it for further typing.
    if (wasSending.current && !send.pending) field.current?.focus({ preventScroll: true });
    wasSending.current = send.pending;
  }, [send.pending]);

  const submit = () => {
    if (!cannotSend) send.act(text.trim());
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const onChange = (next: string) => {
    onText(next);
    const now = Date.now();
    if (session?.status !== 'connected' || !next.trim() || now - lastTypingSignal.current < typingSignalMs) return;
    lastTypingSignal.current = now;
    sendTyping(`/api/support/chat/${session.id}/typing`);
  };
  return (
    <form
      className="chat-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <button type="button" className="x" disabled aria-label="Attach a file: not available in this chat">
        <Icon of={Paperclip} />
      </button>
      <button type="button" className="x" disabled aria-label="Send a picture: not available in this chat">
        <Icon of={Image} />
      </button>
      <label className="vh" htmlFor={id}>
        Message
      </label>
      <textarea
        ref={field}
        id={id}
        className="in grow"
        rows={1}
        maxLength={4000}
        placeholder="Type your message..."
        enterKeyHint="send"
        disabled={send.pending || ended}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKey}
      />
      <button type="submit" className="btn btn-p btn-i" aria-label="Send" aria-busy={send.pending || undefined} disabled={cannotSend || send.pending}>
        <Icon of={SendHorizontal} />
      </button>
    </form>
  );
}
