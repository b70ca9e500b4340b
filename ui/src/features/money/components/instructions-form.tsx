import { PricingTextForm } from './pricing-text-form';

/** Edits the operator's payment instructions: an account, an address, office hours. */
export default function InstructionsForm() {
  return (
    <PricingTextForm
      field="howToPay"
      label="How people pay here"
      hint="Where to bring it, when, and which account to use. Shown on the pricing page and on each unpaid job."
      shown="Shown on the pricing page and on each unpaid job."
    />
  );
}
