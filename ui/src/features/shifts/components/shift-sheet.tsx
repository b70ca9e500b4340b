import * as v from 'valibot';
import { usePlanShift } from '../../../data/shifts/shifts';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Contract } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { optionalText, text } from '../../../lib/fields';
import { instantsOf, wallTime } from '../../../lib/moment';
import { toast } from '../../../lib/toast';

const schema = v.object({
  date: text(10, 'Choose a day.'),
  from: text(8, 'Choose a time.'),
  to: text(8, 'Choose a time.'),
  place: optionalText(200),
  note: optionalText(1000),
});

/** Plans a shift. The worker is asked whether they come. */
export default function ShiftSheet({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { zone } = useSite();
  const draftName = `shift:${contract.id}`;
  const plan = usePlanShift(contract.id, () => {
    deleteDraft(draftName);
    onClose();
    toast('Shift planned', `We asked ${contract.worker.name} to confirm it.`);
  });
  const [form, draft] = useDraftForm(draftName, schema, { date: wallTime(Date.now(), zone).date, from: '', to: '', place: '', note: '' });
  const [from, to] = form.watch(['from', 'to']);
  return (
    <Sheet open onClose={onClose} title="Plan a shift">
      <Form
        form={form}
        name="shift"
        failure={plan.error}
        draft={draft}
        className="stack gap-4"
        onSubmit={({ place, note, ...typed }) => {
          const { startedAt, endedAt } = instantsOf(typed, zone);
          plan.act({ startsAt: startedAt, endsAt: endedAt, place, note });
        }}
      >
        <TextField name="date" label="Day" type="date" />
        <div className="grid g-2 gap-4">
          <TextField name="from" label="From" type="time" />
          <TextField name="to" label="To" type="time" />
        </div>
        {from && to && to <= from && <p className="mut">It ends the next day.</p>}
        <TextField name="place" label="Where" optional maxLength={200} hint={contract.terms.place ? `If it isn’t ${contract.terms.place}.` : ''} />
        <TextField name="note" label="What to know" optional maxLength={1000} />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={plan.pending} pendingLabel="Saving…">
            Plan shift
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
