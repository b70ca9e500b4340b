import * as v from 'valibot';
import { usePayInstructions } from '../../../data/money/pay-instructions';
import { usePricing } from '../../../data/money/pricing';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { SkeletonText } from '../../../kit/skeleton';
import { optionalText } from '../../../lib/fields';
import { toast } from '../../../lib/toast';

const schema = v.object({ howToPay: optionalText(1000) });

/** Edits the operator's payment instructions: an account, an address, office hours. */
export default function InstructionsForm() {
  const pricing = usePricing();
  if (pricing.isPending) return <SkeletonText label="Loading the text" />;
  if (pricing.isError) return <ErrorState title="The text didn’t load" error={pricing.error} onRetry={() => void pricing.refetch()} />;
  return <LoadedForm text={pricing.data.howToPay} />;
}

function LoadedForm({ text }: { text: string }) {
  const [form, draft] = useDraftForm('how-to-pay', schema, { howToPay: text });
  const save = usePayInstructions(() => {
    draft.clear();
    toast('Saved', 'Shown on the pricing page and on each unpaid job.');
  });
  return (
    <Form form={form} name="instructions" failure={save.error} draft={draft} onSubmit={({ howToPay }) => save.act(howToPay)}>
      <TextArea
        name="howToPay"
        label="How people pay here"
        optional
        rows={6}
        maxLength={1000}
        hint="Where to bring it, when, and which account to use. Shown on the pricing page and on each unpaid job."
      />
      <div>
        <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
          Save
        </Button>
      </div>
    </Form>
  );
}
