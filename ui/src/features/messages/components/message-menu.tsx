import { useId, useState } from 'react';
import { useMessageStep } from '../../../data/messages/thread';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Sheet } from '../../../kit/sheet';
import type { Conversation, Message } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { replyTo } from '../reply';

const emojis = ['👍', '❤️', '😂', '😮', '😢', '🙏', '🎉', '✅'];
const reasons = [
  { value: 'scam', label: 'It looks like a scam' },
  { value: 'harassment', label: 'It threatens or insults me' },
  { value: 'discrimination', label: 'It discriminates' },
  { value: 'spam', label: 'It’s spam' },
  { value: 'other', label: 'Something else' },
];

interface MessageMenuProps {
  message: Message;
  conversation: Conversation;
  onClose: () => void;
}

/** Reacts to a message, replies to it, or changes, deletes or reports it. */
export default function MessageMenu({ message, conversation, onClose }: MessageMenuProps) {
  const [view, setView] = useState<'menu' | 'edit' | 'report'>('menu');
  const step = useMessageStep(({ action }) => {
    onClose();
    if (action === 'report') toast('Reported', 'A moderator will read this message and those around it.');
  });
  const { id, reactions, from, changeableUntil } = message;
  const canChange = changeableUntil !== null && changeableUntil > Date.now();
  return (
    <Sheet open onClose={onClose} title="Message options">
      <div className="stack gap-3">
        {view === 'menu' && (
          <>
            {conversation.canSend && (
              <fieldset className="row gap-2 wrp msg-emojis">
                <legend className="vh">React</legend>
                {emojis.map((emoji) => {
                  const mine = reactions.some((one) => one.emoji === emoji && one.mine);
                  return (
                    <button
                      key={emoji}
                      type="button"
                      className="msg-emoji"
                      aria-pressed={mine}
                      aria-label={`React with ${emoji}`}
                      onClick={() => step.act({ action: 'react', id, emoji, mine })}
                    >
                      {emoji}
                    </button>
                  );
                })}
              </fieldset>
            )}
            {conversation.canSend && (
              <Button
                block
                onClick={() => {
                  replyTo(conversation.id, message);
                  onClose();
                }}
              >
                Reply
              </Button>
            )}
            {canChange && message.kind === 'text' && (
              <Button block onClick={() => setView('edit')}>
                Edit
              </Button>
            )}
            {canChange && (
              <Button block variant="danger" pending={step.pending} onClick={() => step.act({ action: 'delete', id })}>
                Delete
              </Button>
            )}
            {!from?.isYou && (
              <Button block onClick={() => setView('report')}>
                Report
              </Button>
            )}
          </>
        )}
        {view === 'edit' && <Edit message={message} pending={step.pending} onSave={(text) => step.act({ action: 'edit', id, text })} />}
        {view === 'report' && (
          <div className="stack gap-2">
            <p>Why are you reporting this message?</p>
            {reasons.map(({ value, label }) => (
              <Button key={value} block pending={step.pending} onClick={() => step.act({ action: 'report', id, reason: value, note: '' })}>
                {label}
              </Button>
            ))}
          </div>
        )}
        <ErrorLine error={step.error} />
      </div>
    </Sheet>
  );
}

function Edit({ message, pending, onSave }: { message: Message; pending: boolean; onSave: (text: string) => void }) {
  const [text, setText] = useState(message.text);
  const labelled = useId();
  return (
    <form
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSave(text);
      }}
    >
      <div className="field">
        <label htmlFor={labelled}>Message</label>
        <textarea id={labelled} className="in" rows={4} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving…">
        Save message
      </Button>
    </form>
  );
}
