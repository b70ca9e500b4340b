import { Clock } from 'lucide';
import { useCancelScheduled, useScheduled } from '../../../data/messages/scheduled';
import { FileList } from '../../../domain/file-list';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import type { StoredFile } from '../../../lib/api';
import { dateTime } from '../../../lib/format';

interface ScheduledListProps {
  conversation: number;
  /** Takes the text and the files of a canceled message back to the field. */
  onEdit: (text: string, files: StoredFile[]) => void;
}

/** The messages that wait for their time. */
export function ScheduledList({ conversation, onEdit }: ScheduledListProps) {
  const { data } = useScheduled(conversation);
  const cancel = useCancelScheduled(({ text, files }) => onEdit(text, files));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="stack gap-2" aria-label="Scheduled messages">
      {data.items.map(({ id, text, files, sendAt, failure }) => (
        <div key={id} className="row gap-2 sp talk-reply">
          <span className="grow">
            <span className="row gap-1 sm b">
              <Icon of={Clock} size="s" />
              {failure ? `Not sent: ${failure}` : dateTime(sendAt)}
            </span>
            <span className="sm clamp clamp-2 break">{text}</span>
            {files.length > 0 && <FileList files={files} />}
          </span>
          <Button size="sm" pending={cancel.pending && cancel.input === id} onClick={() => cancel.act(id)}>
            Edit
          </Button>
        </div>
      ))}
      <ErrorLine error={cancel.error} />
    </section>
  );
}
