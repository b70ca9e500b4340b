import * as v from 'valibot';
import { useStartPromotion } from '../../../data/money/admin-promotions';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import { optionalText, orNull, text } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { isoSiteDate } from '../labels';

const schema = v.object({
  reason: text(200, 'Enter the reason it’s free.'),
  audience: v.picklist(['everyone', 'first_job', 'businesses']),
  from: optionalText(10),
  until: optionalText(10),
});

const audienceOptions = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'first_job', label: 'People posting their first job' },
  { value: 'businesses', label: 'Businesses and organizations' },
];

export default function PromotionSheet({ onClose }: { onClose: () => void }) {
  const { zone } = useSite();
  const today = isoSiteDate(Date.now(), zone);
  const [form, draft] = useDraftForm('promotion', schema, { reason: '', audience: 'everyone', from: today, until: '' });
  const start = useStartPromotion((made) => {
    draft.clear();
    toast(made.startsAt > Date.now() ? 'Promotion planned' : 'Promotion started', made.reason);
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title="New promotion">
      <Form
        form={form}
        name="promotion"
        failure={start.error}
        draft={draft}
        onSubmit={({ reason, audience, from, until }) => start.act({ reason, audience, from: orNull(from), until: orNull(until) })}
      >
        <TextField name="reason" label="Why it’s free" maxLength={200} hint="Everyone sees this, like “Free until the county fair”." />
        <SelectField name="audience" label="Who it’s for" options={audienceOptions} />
        <div className="grid g-2 gap-4">
          <TextField name="from" label="First day" type="date" min={today} />
          <TextField name="until" label="Last day" type="date" min={today} optional hint="Leave empty to run until you end it." />
        </div>
        <Button type="submit" variant="primary" pending={start.pending} pendingLabel="Saving…">
          Start promotion
        </Button>
      </Form>
    </Sheet>
  );
}
