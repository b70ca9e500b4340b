import { useId, useState } from 'react';
import { useSchedule } from '../../../data/messages/scheduled';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Sheet } from '../../../kit/sheet';
import { toast } from '../../../lib/toast';
import { inputTime, momentOf } from '../labels';

/** In milliseconds. */
const day = 24 * 60 * 60_000;
/** In days: how far ahead the server accepts a message. */
const maxDays = 90;

interface ScheduleSheetProps {
  conversation: number;
  text: string;
  onDone: () => void;
  onClose: () => void;
}

/** Tomorrow at eight in the morning. */
function tomorrow(): number {
  const morning = new Date(Date.now() + day);
  return morning.setHours(8, 0, 0, 0);
}

/** Chooses when a message is sent. */
export default function ScheduleSheet({ conversation, text, onDone, onClose }: ScheduleSheetProps) {
  const [time, setTime] = useState(() => inputTime(tomorrow()));
  const id = useId();
  const schedule = useSchedule(conversation, ({ sendAt }) => {
    onDone();
    onClose();
    toast('Message scheduled', sendAt ? `It goes out on ${momentOf(sendAt)}.` : '');
  });
  return (
    <Sheet open onClose={onClose} title="Send later">
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          schedule.act({ text, sendAt: new Date(time).getTime() });
        }}
      >
        <blockquote className="msg-quote break">{text}</blockquote>
        <div className="field">
          <label htmlFor={id}>When</label>
          <input
            id={id}
            type="datetime-local"
            className="in plain-in"
            required
            min={inputTime(Date.now())}
            max={inputTime(Date.now() + maxDays * day)}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </div>
        <ErrorLine error={schedule.error} />
        <div className="actions">
          <Button type="submit" variant="primary" pending={schedule.pending} pendingLabel="Scheduling…">
            Schedule message
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
