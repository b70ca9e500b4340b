import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { guessCategory } from './category-words';

/** In a form with `title` and `category`: chooses the category that the title of a new job means, until someone chooses one. */
export function useCategoryGuess(isNew: boolean): void {
  const { watch, getValues, setValue } = useFormContext<{ title: string; category: string }>();
  const title = watch('title');
  const guessed = useRef('');
  useEffect(() => {
    const current = getValues('category');
    // Someone chose it, or it came with a draft.
    if (!isNew || (current !== '' && current !== guessed.current)) return;
    const guess = guessCategory(title) ?? '';
    if (guess === current) return;
    guessed.current = guess;
    setValue('category', guess);
  }, [isNew, title, getValues, setValue]);
}
