import { useFormContext } from 'react-hook-form';
import { useProfile } from '../../../data/accounts/profile';
import { useSetAvailability } from '../../../data/rapid-hire/availability';
import { useSite } from '../../../data/site/site';
import { TownField } from '../../../domain/town-field';
import { days } from '../../../domain/week';
import { Button } from '../../../kit/button';
import { CheckField, SegmentField } from '../../../kit/form/choices';
import { FieldMessage } from '../../../kit/form/field';
import { Form } from '../../../kit/form/form';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { Availability } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { siteDate } from '../../../lib/moment';
import { currencySign } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { joinTown } from '../../../lib/town';
import { townTime } from '../../../lib/town-time';
import { availabilityOf, schemaOf, type Values, valuesOf } from '../availability';

const radii = [1, 3, 5, 10, 25, 50, 100];
const units = [
  { value: 'hour', label: 'per hour' },
  { value: 'job', label: 'for the job' },
];
const times = [
  { value: 'any', label: 'Any time' },
  { value: 'hours', label: 'Certain hours' },
];

interface AvailabilitySheetProps {
  stored: Availability | null;
  onClose: () => void;
}

/** What a person is available for. Saving it also turns it on. */
export default function AvailabilitySheet({ stored, onClose }: AvailabilitySheetProps) {
  const profile = useProfile();
  const { town, state } = useSite();
  const own = profile.data?.city ? joinTown(profile.data.city, profile.data.state) : joinTown(town, state);
  return (
    <Sheet open onClose={onClose} title="Work on short notice">
      {profile.isPending ? <SkeletonText label="Loading your profile" /> : <AvailabilityForm stored={stored} town={own} onDone={onClose} />}
    </Sheet>
  );
}

function AvailabilityForm({ stored, town, onDone }: { stored: Availability | null; town: string; onDone: () => void }) {
  const { currency, zone } = useSite();
  const form = useSchemaForm(schemaOf(currency), valuesOf(stored, town, currency));
  const save = useSetAvailability(({ until }) => {
    toast('You’re available', `Until ${siteDate(until, zone)}, unless you turn it off.`);
    onDone();
  });
  const radius = Number(form.watch('radius'));
  const options = [...new Set([...radii, radius])].sort((a, b) => a - b);
  return (
    <Form
      form={form}
      name="availability"
      failure={save.error}
      className="stack gap-4"
      onSubmit={(checked) => save.act(availabilityOf(checked, stored))}
    >
      <Kinds />
      <TownField name="town" label="Your town" />
      <SelectField
        name="radius"
        label="How far you’ll travel"
        options={options.map((miles) => ({ value: String(miles), label: counted(miles, 'mile', 'miles') }))}
      />
      <div className="grid gap-3 two-times">
        <TextField name="minRate" label="Minimum pay" optional before={currencySign(currency)} inputMode="decimal" />
        <SelectField name="rateUnit" label="Paid" options={units} />
      </div>
      <SegmentField name="when" label="When" options={times} />
      {form.watch('when') === 'hours' && <Hours />}
      <div className="actions">
        <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
          Save, I’m available
        </Button>
      </div>
    </Form>
  );
}

/** The categories of work. */
function Kinds() {
  const { categories } = useSite();
  const { register, formState } = useFormContext<Values>();
  const message = formState.errors.categories?.message;
  return (
    <fieldset className="field plain" id="availability-categories" aria-invalid={message !== undefined || undefined}>
      <legend className="lbl">Categories</legend>
      <div className="grid g-2 gap-2">
        {categories
          .filter(({ hidden }) => !hidden)
          .map(({ id, name }) => (
            <label key={id} className="check">
              <input type="checkbox" value={id} {...register('categories')} />
              <span>{name}</span>
            </label>
          ))}
      </div>
      <FieldMessage id="availability-categories" error={message ?? null} hint={undefined} />
    </fieldset>
  );
}

function Hours() {
  const { town } = useSite();
  const { watch } = useFormContext<Values>();
  return (
    <div className="stack gap-3">
      <p className="sm mut">In {townTime(town)}. Hours that end before they start end on the next day.</p>
      {days.map(({ id, label }, index) => (
        <div key={id} className="stack gap-2">
          <CheckField name={`days.${index}.on`} label={label} />
          {watch(`days.${index}.on`) && (
            <div className="grid gap-3 two-times">
              <TextField name={`days.${index}.from`} label={`${label}, from`} type="time" />
              <TextField name={`days.${index}.to`} label={`${label}, until`} type="time" />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
