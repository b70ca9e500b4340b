import { Clock } from 'lucide-react';
import { useCancelScheduled, useScheduled } from '../../../data/messages/scheduled';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import { momentOf } from '../labels';

interface ScheduledListProps {
  conversation: number;
  /** Takes the text of a canceled message back to the field. */
  onEdit: (text: string) => void;
}

/** The messages that wait for their time. */
export function ScheduledList({ conversation, onEdit }: ScheduledListProps) {
  const { data } = useScheduled(conversation);
  const cancel = useCancelScheduled(({ text }) => onEdit(text));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="stack gap-2" aria-label="Scheduled messages">
      {data.items.map(({ id, text, sendAt, failure }) => (
        <div key={id} className="row gap-2 sp talk-reply">
          <span className="grow">
            <span className="row gap-1 sm b">
              <Icon of={Clock} size="s" />
              {failure ? `Not sent: ${failure}` : momentOf(sendAt)}
            </span>
            <span className="sm clamp clamp-2 break">{text}</span>
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
