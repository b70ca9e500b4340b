import * as v from 'valibot';
import type { ContractStep } from '../../../data/contracts/step';
import { termsEntries, termsOf, typedTerms } from '../../../domain/contracts/terms';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Contract } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { nameOf, proposeDraft } from '../words';
import { TermsFields } from './terms-fields';

interface ProposeSheetProps {
  contract: Contract;
  /** The price to begin with, in minor units; that of the terms if it's missing. */
  price?: number;
  pending: boolean;
  error: unknown;
  onSend: (step: ContractStep) => void;
  onClose: () => void;
}

/** Proposes other terms. They count once the other side accepts them. */
export default function ProposeSheet({ contract, price, pending, error, onSend, onClose }: ProposeSheetProps) {
  const { currency } = contract;
  const terms = contract.pending?.terms ?? contract.terms;
  const [form, draft] = useDraftForm(proposeDraft(contract.id), v.object({ terms: v.object(termsEntries(currency)), note: optionalText(1000) }), {
    terms: typedTerms({ ...terms, rate: price ?? terms.rate }, currency),
    note: '',
  });
  const other = nameOf(contract, 'other');
  return (
    <Sheet open onClose={onClose} title="Propose other terms">
      <Form
        form={form}
        name="terms"
        failure={error}
        draft={draft}
        className="stack gap-4"
        onSubmit={(typed) => onSend({ action: 'propose', version: contract.version, terms: termsOf(typed.terms), note: typed.note })}
      >
        <p className="mut">{`Change what should be different. The terms you have now stay in force until ${other} accepts.`}</p>
        <TermsFields currency={currency} />
        <TextArea name="note" label={`Message to ${other}`} optional rows={3} maxLength={1000} />
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
