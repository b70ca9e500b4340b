import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCategoryGuess } from '../../../domain/use-category-guess';
import { Button } from '../../../kit/button';
import { payQuestion } from '../pay-check';
import type { PostValues } from '../post-schema';
import { usePay } from '../use-pay';
import { useUsualUnit } from '../usual-unit';

interface PayHelpProps {
  currency: string;
  isNew: boolean;
  kindChosen: boolean;
  /** Hears what is asked and not answered, because the button asks it again. */
  onQuestion: (text: string | null) => void;
}

/** Chooses the usual unit of pay and the category that the title means, and asks about an unusual amount. */
export default function PayHelp({ currency, isNew, kindChosen, onQuestion }: PayHelpProps) {
  useUsualUnit(currency, isNew, kindChosen);
  useCategoryGuess(isNew);
  const { setValue, setFocus } = useFormContext<PostValues>();
  const { guide, ...pay } = usePay(currency);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const question = payQuestion(pay, guide);
  const isOpen = question !== null && question.text !== confirmed;
  const open = isOpen ? question.text : null;
  useEffect(() => onQuestion(open), [open, onQuestion]);
  // The buttons go away with the question, and the focus would go with them.
  const answer = (change: () => void) => {
    setFocus('budgetUnit');
    change();
  };
  return (
    <div className="row wrp gap-2 pay-question">
      <b role="status">{isOpen && question.text}</b>
      {isOpen && (
        <Button size="sm" onClick={() => answer(() => setConfirmed(question.text))}>
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
