import * as v from 'valibot';
import { usePricing } from '../../../data/money/pricing';
import { type PricingText, useSavePricingText } from '../../../data/money/pricing-text';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { SkeletonText } from '../../../kit/skeleton';
import { optionalText } from '../../../lib/fields';
import { toast } from '../../../lib/toast';

interface PricingTextFormProps {
  field: PricingText;
  label: string;
  hint: string;
  /** Where people see the text. */
  shown: string;
}

/** Edits a text about money that the operator writes. */
export function PricingTextForm(props: PricingTextFormProps) {
  const pricing = usePricing();
  if (pricing.isPending) return <SkeletonText label="Loading the text" />;
  if (pricing.isError) return <ErrorState title="The text didn’t load" error={pricing.error} onRetry={() => void pricing.refetch()} />;
  return <LoadedForm {...props} text={pricing.data[props.field]} />;
}

const schemaOf = (field: string) => v.object({ [field]: optionalText(1000) });

function LoadedForm({ field, label, hint, shown, text }: PricingTextFormProps & { text: string }) {
  const [form, draft] = useDraftForm(field, schemaOf(field), { [field]: text });
  const save = useSavePricingText(field, () => {
    draft.clear();
    toast('Saved', shown);
  });
  return (
    <Form form={form} name={field} failure={save.error} draft={draft} onSubmit={(typed) => save.act(typed[field] ?? '')}>
      <TextArea name={field} label={label} optional rows={6} maxLength={1000} hint={hint} />
      <div>
        <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
          Save
        </Button>
      </div>
    </Form>
  );
}
