import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { Dispute } from '../../../lib/api';
import { currencySign, money, moneyText } from '../../../lib/money';
import { share } from '../share';

interface RangeSheetProps {
  dispute: Dispute;
  pending: boolean;
  error: unknown;
  onSeal: (min: number, max: number) => void;
  onClose: () => void;
}

/** Seals the least and the most that a side would accept that the worker gets. */
export default function RangeSheet({ dispute, pending, error, onSeal, onClose }: RangeSheetProps) {
  const { claim, currency, worker, ownSide, round } = dispute;
  const amount = share(claim, currency);
  const schema = v.pipe(
    v.object({ min: amount, max: amount }),
    v.forward(
      v.partialCheck([['min'], ['max']], ({ min, max }) => min <= max, 'The most can’t be less than the least.'),
      ['max'],
    ),
  );
  const isWorker = ownSide === 'worker';
  const form = useSchemaForm(schema, isWorker ? { min: '', max: moneyText(claim, currency) } : { min: '0', max: '' });
  const who = isWorker ? 'you get' : `${worker} gets`;
  return (
    <Sheet open onClose={onClose} title={`Round ${round} of 3`}>
      <Form form={form} name="range" failure={error} className="stack gap-4" onSubmit={({ min, max }) => onSeal(min, max)}>
        <p className="mut">
          {money(claim, currency)} is in dispute. What would you accept that {who}? Nobody ever sees these numbers, not even the office, and they
          can’t be changed in this round. If they overlap with the other side’s, the dispute is settled in the middle at once. From the middle, each
          side can then work out the other’s limit.
        </p>
        <TextField name="min" label={`The least that ${who}`} before={currencySign(currency)} inputMode="decimal" />
        <TextField name="max" label={`The most that ${who}`} before={currencySign(currency)} inputMode="decimal" />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel="Sealing…">
            Seal
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
