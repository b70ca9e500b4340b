import { useQueryClient } from '@tanstack/react-query';
import { Send, X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { enqueue } from '../../../data/messages/outbox';
import { newestSeen } from '../../../data/messages/seen';
import { Attached, HoldFile } from '../../../domain/attach';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { publishHeight } from '../../../kit/publish-height';
import type { Conversation } from '../../../lib/api';
import { deleteDraft, loadDraft, saveDraft } from '../../../lib/drafts';
import { sendTyping } from '../../../lib/live';
import type { HeldFile } from '../../../lib/outbox';
import { replyTo, useReply } from '../reply';
import { VoiceButton } from './voice-button';

/** In milliseconds: how often to report that the person is still typing. */
const typingEvery = 3_000;
const maxLength = 4_000;

const publishBar = publishHeight('--action-bar-h');

interface Draft {
  text: string;
  files: HeldFile[];
  onText: (text: string) => void;
  onFiles: (files: HeldFile[]) => void;
}

interface ComposerProps {
  conversation: Conversation;
  user: number;
  /** What is shown above the field, given what is in it and functions that change that. */
  tools?: (draft: Draft) => ReactNode;
}

/** The field for a message. What is typed stays on the device until it's sent, and sending needs no signal. */
export function Composer({ conversation, user, tools }: ComposerProps) {
  const client = useQueryClient();
  const { id, canSend, awaitingReply } = conversation;
  const draft = `message:${id}`;
  const [text, setText] = useState(() => loadDraft<string>(draft, user) ?? '');
  const [files, setFiles] = useState<HeldFile[]>([]);
  const [sent, setSent] = useState(0);
  const reply = useReply(id);
  const lastSaid = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const labelled = useId();
  useEffect(() => {
    if (reply) field.current?.focus();
  }, [reply]);

  if (!canSend) {
    return (
      <div ref={publishBar} className="talk-bar">
        <p className="mut">You can’t send messages in this conversation anymore.</p>
      </div>
    );
  }
  const type = (next: string) => {
    setText(next);
    if (next) saveDraft(draft, next, user);
    else deleteDraft(draft);
    if (Date.now() - lastSaid.current > typingEvery) {
      lastSaid.current = Date.now();
      sendTyping(id);
    }
  };
  const send = async () => {
    if (!text.trim() && files.length === 0) {
      field.current?.focus();
      return;
    }
    const message = {
      conversation: id,
      to: conversation.with.name,
      text: text.trim(),
      files,
      replyTo: reply?.id ?? null,
      // However long it waits for a signal, only what was on the screen now counts as read.
      seenId: newestSeen(id),
    };
    // Cleared first, so that the next message can be typed while this one is stored.
    setText('');
    setFiles([]);
    setSent(sent + 1);
    replyTo(id, null);
    field.current?.focus();
    await enqueue(client, user, message);
    if (loadDraft<string>(draft, user) === text) deleteDraft(draft);
  };
  return (
    <form
      ref={publishBar}
      className="talk-bar"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {awaitingReply && <p className="sm mut">You can send up to three messages until you get a reply.</p>}
      {reply && (
        <div className="row gap-2 sp talk-reply">
          <span className="sm clamp clamp-2 break">
            Replying to {reply.from?.isYou ? 'yourself' : reply.from?.name}: {reply.text}
          </span>
          <button type="button" className="x" aria-label="Cancel reply" onClick={() => replyTo(id, null)}>
            <Icon of={X} size="s" />
          </button>
        </div>
      )}
      {tools?.({ text, files, onText: type, onFiles: setFiles })}
      <Attached files={files} onRemove={(file) => setFiles(files.filter((other) => other !== file))} />
      <div className="row gap-2 talk-write">
        {/* A new one for each message: what was wrong with a file of the last one is over. */}
        <HoldFile key={sent} onAdd={(file) => setFiles((all) => [...all, file])} disabled={files.length >= 10} />
        <VoiceButton onAdd={(file) => setFiles((all) => [...all, file])} disabled={files.length >= 10} />
        <div className="grow field">
          <label htmlFor={labelled} className="vh">
            Message
          </label>
          <textarea
            id={labelled}
            ref={field}
            className="in"
            rows={1}
            maxLength={maxLength}
            placeholder="Message"
            enterKeyHint="send"
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              // Enter sends where there is a keyboard with a Shift key for new lines.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !matchMedia('(hover: hover)').matches) return;
              event.preventDefault();
              void send();
            }}
          />
        </div>
        <Button type="submit" variant="primary" aria-label="Send">
          <Icon of={Send} />
        </Button>
      </div>
    </form>
  );
}
