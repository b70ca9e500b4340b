import { useId, useState } from 'react';
import { useBlock, useMarkConversation } from '../../../data/messages/conversations';
import { useFolders } from '../../../data/messages/folders';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Sheet } from '../../../kit/sheet';
import type { Conversation } from '../../../lib/api';
import { toast } from '../../../lib/toast';

interface FolderFormProps {
  conversation: Conversation;
  onMove: (folder: string | null) => void;
  pending: boolean;
}

/** Puts the conversation into a folder, a new one by its name. */
function FolderForm({ conversation, onMove, pending }: FolderFormProps) {
  const [name, setName] = useState(conversation.folder ?? '');
  const [id, listId] = [useId(), useId()];
  const folders = useFolders();
  const wanted = name.trim();
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        onMove(wanted || null);
      }}
    >
      <label htmlFor={id}>Folder</label>
      <span className="row gap-2">
        <input id={id} className="in plain-in grow" list={listId} maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        <Button type="submit" pending={pending} disabled={wanted === (conversation.folder ?? '')}>
          {wanted || !conversation.folder ? 'Move' : 'Take out'}
        </Button>
      </span>
      <datalist id={listId}>
        {folders.data?.folders.map((folder) => (
          <option key={folder.name} value={folder.name} />
        ))}
      </datalist>
    </form>
  );
}

/** Pins, mutes, saves or blocks a conversation. */
export default function ConversationMenu({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { id, pinned, muted, canSend, with: other } = conversation;
  const mark = useMarkConversation(id);
  const block = useBlock(() => {
    onClose();
    toast(
      canSend ? `${other.name} is blocked` : `${other.name} is unblocked`,
      canSend
        ? 'Neither of you can write to the other, and before a hire there are no interviews or offers. What a contract needs still arrives, without their words.'
        : 'You can write to each other again.',
    );
  });
  return (
    <Sheet open onClose={onClose} title="Conversation options">
      <div className="stack gap-2">
        <Button block pending={mark.pending} onClick={() => mark.act({ what: 'pin', pinned: !pinned })}>
          {pinned ? 'Unpin' : 'Pin to the top'}
        </Button>
        <Button block pending={mark.pending} onClick={() => mark.act({ what: 'mute', muted: !muted })}>
          {muted ? 'Unmute' : 'Mute notifications'}
        </Button>
        <FolderForm conversation={conversation} onMove={(folder) => mark.act({ what: 'folder', folder })} pending={mark.pending} />
        <a className="btn btn-s btn-block" href={`/api/conversations/${id}/export`} download>
          Save as a text file
        </a>
        <Button
          block
          variant={canSend ? 'danger' : 'secondary'}
          pending={block.pending}
          onClick={() => block.act({ users: other.userIds, block: canSend })}
        >
          {canSend ? `Block ${other.name}` : `Unblock ${other.name}`}
        </Button>
        <ErrorLine error={mark.error ?? block.error} />
      </div>
    </Sheet>
  );
}
