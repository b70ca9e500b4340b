import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { Dispute } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { currencySign } from '../../../lib/money';
import { share } from '../share';

interface ProposeSheetProps {
  dispute: Dispute;
  pending: boolean;
  error: unknown;
  onSend: (body: { amount: number; text: string }) => void;
  onClose: () => void;
}

/** Proposes an outcome to both sides. */
export default function ProposeSheet({ dispute, pending, error, onSend, onClose }: ProposeSheetProps) {
  const { claim, currency, worker } = dispute;
  const schema = v.object({ amount: share(claim, currency), text: text(4000, 'Say why this is fair.') });
  const form = useSchemaForm(schema, { amount: claim === 0 ? '0' : '', text: '' });
  return (
    <Sheet open onClose={onClose} title="Propose an outcome">
      <Form form={form} name="proposal" failure={error} className="stack gap-4" onSubmit={onSend}>
        <p className="mut">It counts if both sides accept it within 3 working days. Otherwise you decide.</p>
        {claim > 0 && <TextField name="amount" label={`${worker} gets`} before={currencySign(currency)} inputMode="decimal" />}
        <TextArea name="text" label="Why this is fair" rows={5} maxLength={4000} hint="Both sides read it." />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel="Sending…">
            Send proposal
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
