import * as v from 'valibot';
import { useSchedule } from '../../../data/messages/scheduled';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import { dateTime } from '../../../lib/format';
import { addDays, instantOf, wallTime } from '../../../lib/moment';
import type { HeldFile } from '../../../lib/outbox';
import { toast } from '../../../lib/toast';
import { townTime } from '../../../lib/town-time';
import { nameOf } from '../../../lib/voice-note';
import { inputTime } from '../labels';

interface ScheduleSheetProps {
  conversation: number;
  text: string;
  files: HeldFile[];
  onDone: () => void;
  onClose: () => void;
}

/** Tomorrow at eight in the morning. */
const tomorrow = (zone: string) => `${addDays(wallTime(Date.now(), zone).date, 1)}T08:00`;

/** The instant of a typed day and time. */
const typedInstant = (typed: string, zone: string) => instantOf({ date: typed.slice(0, 10), time: typed.slice(11, 16) }, zone);

const schemaOf = (zone: string) =>
  v.object({
    sendAt: v.pipe(
      v.string(),
      v.nonEmpty('Choose a day and a time.'),
      v.transform((typed) => typedInstant(typed, zone)),
      v.check((at) => at > Date.now(), 'Choose a time that hasn’t passed.'),
    ),
  });

/** Chooses when a message is sent. */
export default function ScheduleSheet({ conversation, text, files, onDone, onClose }: ScheduleSheetProps) {
  const { zone, town } = useSite();
  const form = useSchemaForm(schemaOf(zone), { sendAt: tomorrow(zone) });
  const schedule = useSchedule(conversation, ({ sendAt }) => {
    onDone();
    onClose();
    toast('Message scheduled', sendAt ? `It goes out on ${dateTime(sendAt)}.` : '');
  });
  return (
    <Sheet open onClose={onClose} title="Send later">
      <Form
        form={form}
        name="schedule"
        failure={schedule.error}
        className="stack gap-4"
        onSubmit={({ sendAt }) => schedule.act({ text, files, sendAt })}
      >
        {text && <blockquote className="msg-quote break">{text}</blockquote>}
        {files.length > 0 && <p className="break">With {files.map(nameOf).join(', ')}</p>}
        <TextField name="sendAt" label="When" type="datetime-local" min={inputTime(Date.now(), zone)} hint={`In ${townTime(town)}.`} />
        <div className="actions">
          <Button type="submit" variant="primary" pending={schedule.pending} pendingLabel="Scheduling…">
            Schedule message
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
