import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import { price } from '../../../lib/fields';
import { currencySign, moneyText } from '../../../lib/money';
import { type TripSettings, writeTrip } from '../pay-after-trip';

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => /^\d{1,3}$/.test(typed) && +typed >= min && +typed <= max, `Enter a whole number from ${min} to ${max}.`),
    v.transform(Number),
  );

interface TripSheetProps {
  currency: string;
  trip: TripSettings | null;
  onSaved: (trip: TripSettings) => void;
  onClose: () => void;
}

/** Edits the trip to work, which is stored on the device only. */
export default function TripSheet({ currency, trip, onSaved, onClose }: TripSheetProps) {
  const schema = v.object({ minutes: wholeNumber(0, 600), cost: price(currency), hours: wholeNumber(1, 24) });
  const form = useSchemaForm(schema, {
    minutes: String(trip?.minutes ?? 20),
    cost: moneyText(trip?.cost ?? 0, currency),
    hours: String(trip?.hours ?? 4),
  });
  return (
    <Sheet open onClose={onClose} title="Your pay after the trip">
      <Form
        form={form}
        name="trip"
        onSubmit={(values) => {
          writeTrip(values);
          onSaved(values);
        }}
      >
        <p className="mut">Each job will then show what’s left after the trip there and back. These numbers stay on this device.</p>
        <TextField name="minutes" label="Minutes to work, one way" inputMode="numeric" />
        <TextField name="cost" label="Round-trip cost" before={currencySign(currency)} inputMode="decimal" />
        <TextField name="hours" label="Hours to assume if the job doesn’t say" inputMode="numeric" />
        <Button type="submit" variant="primary">
          Show pay after the trip
        </Button>
      </Form>
    </Sheet>
  );
}
