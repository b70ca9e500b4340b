import * as v from 'valibot';
import { useSchedule } from '../../../data/messages/scheduled';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import { moment } from '../../../lib/local-moment';
import type { HeldFile } from '../../../lib/outbox';
import { toast } from '../../../lib/toast';
import { nameOf } from '../../../lib/voice-note';
import { inputTime } from '../labels';

/** In milliseconds. */
const day = 24 * 60 * 60_000;

interface ScheduleSheetProps {
  conversation: number;
  text: string;
  files: HeldFile[];
  onDone: () => void;
  onClose: () => void;
}

/** Tomorrow at eight in the morning. */
function tomorrow(): number {
  const morning = new Date(Date.now() + day);
  return morning.setHours(8, 0, 0, 0);
}

const isUpcoming = (time: string) => new Date(time).getTime() > Date.now();
const schema = v.object({
  sendAt: v.pipe(v.string(), v.nonEmpty('Choose a day and a time.'), v.check(isUpcoming, 'Choose a time that hasn’t passed.')),
});

/** Chooses when a message is sent. */
export default function ScheduleSheet({ conversation, text, files, onDone, onClose }: ScheduleSheetProps) {
  const form = useSchemaForm(schema, { sendAt: inputTime(tomorrow()) });
  const schedule = useSchedule(conversation, ({ sendAt }) => {
    onDone();
    onClose();
    toast('Message scheduled', sendAt ? `It goes out on ${moment(sendAt)}.` : '');
  });
  return (
    <Sheet open onClose={onClose} title="Send later">
      <Form
        form={form}
        name="schedule"
        failure={schedule.error}
        className="stack gap-4"
        onSubmit={({ sendAt }) => schedule.act({ text, files, sendAt: new Date(sendAt).getTime() })}
      >
        {text && <blockquote className="msg-quote break">{text}</blockquote>}
        {files.length > 0 && <p className="break">With {files.map(nameOf).join(', ')}</p>}
        <TextField name="sendAt" label="When" type="datetime-local" min={inputTime(Date.now())} />
        <div className="actions">
          <Button type="submit" variant="primary" pending={schedule.pending} pendingLabel="Scheduling…">
            Schedule message
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
