import { Clock, NotebookText } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import type { Conversation, StoredFile } from '../../../lib/api';
import { type HeldFile, stored } from '../../../lib/outbox';
import { ScheduledList } from './scheduled-list';

const TemplatesSheet = lazyOverlay(() => import('./templates-sheet'));
const ScheduleSheet = lazyOverlay(() => import('./schedule-sheet'));

interface WorkspaceToolsProps {
  conversation: Conversation;
  text: string;
  files: HeldFile[];
  onText: (text: string) => void;
  onFiles: (files: HeldFile[]) => void;
}

/** What the workspace adds to the field for a message: templates and sending later. */
export function WorkspaceTools({ conversation, text, files, onText, onFiles }: WorkspaceToolsProps) {
  const [open, setOpen] = useState<'templates' | 'schedule' | null>(null);
  const close = () => setOpen(null);
  const edit = (back: string, backFiles: StoredFile[]) => {
    onText([text, back].filter(Boolean).join('\n'));
    onFiles([...files, ...backFiles.map(stored)]);
  };
  const clear = () => {
    onText('');
    onFiles([]);
  };
  return (
    <>
      <ScheduledList conversation={conversation.id} onEdit={edit} />
      <div className="row gap-2 wrp">
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('templates')}>
          <Icon of={NotebookText} size="s" />
          Templates
        </Button>
        <Button size="sm" aria-haspopup="dialog" disabled={!text.trim() && files.length === 0} onClick={() => setOpen('schedule')}>
          <Icon of={Clock} size="s" />
          Send later
        </Button>
      </div>

      {open === 'templates' && (
        <TemplatesSheet conversation={conversation} onChoose={(chosen) => onText([text, chosen].filter(Boolean).join('\n'))} onClose={close} />
      )}
      {open === 'schedule' && <ScheduleSheet conversation={conversation.id} text={text.trim()} files={files} onDone={clear} onClose={close} />}
    </>
  );
}
