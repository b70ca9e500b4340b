import { useState } from 'react';
import * as v from 'valibot';
import { useContract } from '../../../data/contracts/contracts';
import { useOpenConversation } from '../../../data/messages/conversations';
import { useThread } from '../../../data/messages/thread';
import { Attach, Attached } from '../../../domain/attach';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { Dispute, StoredFile } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { relativeTime } from '../../../lib/format';

const maxFiles = 10;
const maxMessages = 50;

interface Evidence {
  text: string;
  fileTokens: string[];
  messageIds: number[];
}

interface EvidenceSheetProps {
  dispute: Dispute;
  pending: boolean;
  error: unknown;
  onAdd: (evidence: Evidence) => void;
  onClose: () => void;
}

/** Adds what speaks for a side: words, photos or PDFs, and messages between the two. */
export default function EvidenceSheet({ dispute, pending, error, onAdd, onClose }: EvidenceSheetProps) {
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [messages, setMessages] = useState<number[]>([]);
  const [conversation, setConversation] = useState('');
  const application = useContract(String(dispute.contractId)).data?.applicationId;
  // A conversation that exists is only found.
  const open = useOpenConversation(({ id }) => setConversation(String(id)));
  const share = () => open.act(application ? { kind: 'application', id: application } : { kind: 'contract', id: dispute.contractId });
  const [form, draft] = useDraftForm(`evidence:${dispute.id}`, v.object({ text: optionalText(4000) }), { text: '' });
  return (
    <Sheet open onClose={onClose} title="Add evidence">
      <Form
        form={form}
        name="evidence"
        failure={error}
        draft={draft}
        className="stack gap-4"
        onSubmit={({ text }) => onAdd({ text, fileTokens: files.map(({ token }) => token), messageIds: messages })}
      >
        <p className="mut">The other side and the mediator see it too. It can’t be taken back.</p>
        <TextArea name="text" label="In your words" optional rows={4} maxLength={4000} />
        <Attached files={files} onRemove={(file) => setFiles(files.filter((other) => other !== file))} />
        <div className="actions">
          <Attach label="Add photo or PDF" onAdd={(file) => setFiles((all) => [...all, file])} disabled={files.length >= maxFiles} />
          {!conversation && (
            <Button pending={open.pending} disabled={application === undefined} onClick={share}>
              Share messages
            </Button>
          )}
        </div>
        <ErrorLine error={open.error} />
        {conversation && <Thread conversation={conversation} chosen={messages} onChoose={setMessages} />}
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel="Adding…">
            Add
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}

/** The conversation between the two sides, to choose messages from. */
function Thread({ conversation, chosen, onChoose }: { conversation: string; chosen: number[]; onChoose: (ids: number[]) => void }) {
  const thread = useThread(conversation);
  if (thread.isPending) return <SkeletonText label="Loading the messages" />;
  if (thread.isError) return <ErrorState title="The messages didn’t load" error={thread.error} onRetry={() => void thread.refetch()} />;
  const messages = thread.data.pages
    .flatMap(({ items }) => items)
    .filter(({ card, text, sendAt }) => card === null && text !== '' && sendAt === null);
  if (messages.length === 0) return <p className="mut">There are no messages between you yet.</p>;
  return (
    <fieldset className="plain stack gap-2">
      <legend className="lbl">Messages to share</legend>
      {messages.map(({ id, text, from, sentAt }) => (
        <label key={id} className="choice-row">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= maxMessages}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <span className="grow break">
            <span className="block">{text}</span>
            <span className="sm mut">
              {from && `${from.name}, `}
              {relativeTime(sentAt)}
            </span>
          </span>
        </label>
      ))}
      {thread.hasNextPage && (
        <Button pending={thread.isFetchingNextPage} onClick={() => void thread.fetchNextPage()}>
          Older messages
        </Button>
      )}
    </fieldset>
  );
}
