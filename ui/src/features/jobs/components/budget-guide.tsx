import { Banner } from '../../../kit/banner';
import { budgetGuideText } from '../budget-guide';
import { usePay } from '../use-pay';

/** Shows what similar local jobs paid, and where this job's pay is among them. Hidden if there are fewer than five. */
export default function BudgetGuide({ currency }: { currency: string }) {
  const { guide, unit, min, max } = usePay(currency);
  const text = guide && unit !== '' ? budgetGuideText(guide, unit, max ?? min) : null;
  return (
    text && (
      <Banner kind={text.isTooLow ? 'warn' : 'info'} lead={text.lead}>
        {text.rest}
      </Banner>
    )
  );
}
