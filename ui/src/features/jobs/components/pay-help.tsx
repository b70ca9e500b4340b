import { useFormContext } from 'react-hook-form';
import { payQuestion } from '../../../domain/pay/pay-check';
import { useCategoryGuess } from '../../../domain/use-category-guess';
import { Button } from '../../../kit/button';
import type { PostValues } from '../post-schema';
import { usePay } from '../use-pay';
import { useUsualUnit } from '../usual-unit';

export interface PayHelpProps {
  currency: string;
  isNew: boolean;
  kindChosen: boolean;
  /** The question that was answered with yes. */
  answered: string | null;
  onAnswer: (question: string) => void;
}

/** Chooses the usual unit of pay and the category that the title means, and asks about an unusual amount. */
export default function PayHelp({ currency, isNew, kindChosen, answered, onAnswer }: PayHelpProps) {
  useUsualUnit(currency, isNew, kindChosen);
  useCategoryGuess(isNew);
  const { setValue, setFocus } = useFormContext<PostValues>();
  const { guide, ...pay } = usePay(currency);
  const question = payQuestion(pay, guide);
  const isOpen = question !== null && question.text !== answered;
  // The buttons go away with the question, and the focus would go with them.
  const answer = (change: () => void) => {
    setFocus('budgetUnit');
    change();
  };
  return (
    <div className="row wrp gap-2 pay-question">
      <b role="status">{isOpen && question.text}</b>
      {isOpen && (
        <Button size="sm" onClick={() => answer(() => onAnswer(question.text))}>
          Yes
        </Button>
      )}
      {isOpen && question.instead && (
        <Button size="sm" onClick={() => answer(() => question.instead && setValue('budgetUnit', question.instead.unit, { shouldDirty: true }))}>
          {question.instead.label}
        </Button>
      )}
    </div>
  );
}
