import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useAgentStep } from '../../../data/support/agent-chat';
import { useCanned } from '../../../data/support/canned';
import { sendTyping } from '../../../data/support/typing';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Segment } from '../../../kit/segment';
import type { InboxChatDetail } from '../../../lib/api';
import { deleteDraft, loadDraft, saveDraft } from '../../../lib/drafts';
import { useRegisterSavedForm } from '../../../lib/resume';

type Mode = 'messages' | 'notes';

/** Minimum time between typing signals, in milliseconds. */
const typingSignalMs = 3000;

/** Writes a reply to the visitor or a private note for agents. Canned replies are inserted for editing, not sent directly. */
export function AgentForm({ chat }: { chat: InboxChatDetail }) {
  const id = useId();
  const me = useSession().user?.id ?? null;
  const draft = `support-desk-${chat.id}`;
  const over = chat.status === 'ended';
  const [mode, setMode] = useState<Mode>('messages');
  const [text, setText] = useState(() => loadDraft<string>(draft, me) ?? '');
  useRegisterSavedForm(draft, text !== '');
  const textRef = useRef(text);
  textRef.current = text;
  const lastTypingSignal = useRef(0);
  const canned = useCanned().data?.items ?? [];
  const change = (next: string) => {
    setText(next);
    saveDraft(draft, next, me);
  };
  const send = useAgentStep(chat.id, (step) => {
    // Keep text typed while sending; it belongs to the next message.
    if ('message' in step && textRef.current.trim() !== step.message) return;
    setText('');
    deleteDraft(draft);
    lastTypingSignal.current = 0;
  });
  const note = mode === 'notes' || over;
  const submit = () => {
    if (text.trim()) send.act({ action: note ? 'notes' : 'messages', message: text.trim() });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const onType = (next: string) => {
    change(next);
    const now = Date.now();
    if (note || !next.trim() || now - lastTypingSignal.current < typingSignalMs) return;
    lastTypingSignal.current = now;
    sendTyping(`/api/admin/support/chats/${chat.id}/typing`);
  };
  return (
    <form
      className="stack gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {!over && (
        <Segment<Mode>
          label="Message type"
          options={[
            { value: 'messages', label: 'Reply' },
            { value: 'notes', label: 'Private note' },
          ]}
          value={mode}
          onChoose={setMode}
        />
      )}
      {!note && canned.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-canned`}>Canned reply</label>
          <select
            id={`${id}-canned`}
            className="in"
            value=""
            onChange={(event) => {
              const reply = canned.find((one) => String(one.id) === event.target.value);
              if (reply) change(text.trim() ? `${text.trimEnd()}\n${reply.body}` : reply.body);
            }}
          >
            <option value="">Choose one to insert</option>
            {canned.map((reply) => (
              <option key={reply.id} value={reply.id}>
                {reply.title}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="stack gap-2 inbox-composer">
        <div className="field">
          <label htmlFor={id}>{note ? 'Private note' : 'Your reply'}</label>
          <textarea
            id={id}
            className="in"
            rows={2}
            maxLength={4000}
            aria-describedby={`${id}-hint`}
            value={text}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKey}
          />
          <p className="hint d-only" id={`${id}-hint`}>
            {note ? 'The visitor never sees it.' : 'Enter sends. Shift+Enter starts a new line.'}
          </p>
        </div>
        <div>
          <Button type="submit" variant={chat.status === 'connected' ? 'primary' : 'secondary'} pending={send.pending} pendingLabel="Sending…">
            {note ? 'Save note' : 'Send reply'}
          </Button>
        </div>
        <ErrorLine error={send.error} />
      </div>
    </form>
  );
}
