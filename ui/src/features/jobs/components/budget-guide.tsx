import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBudgetGuide } from '../../../data/jobs/budget-guide';
import { Banner } from '../../../kit/banner';
import { budgetGuideText } from '../budget-guide';
import type { PostValues } from '../post-schema';

const debounceMs = 600;

/** Shows what similar local jobs paid. Hidden if there are fewer than five. */
export default function BudgetGuide() {
  const { watch } = useFormContext<PostValues>();
  const [category, unit, title] = watch(['category', 'budgetUnit', 'title']);
  const guide = useBudgetGuide(category, unit, useDebounced(title.trim().slice(0, 140)));
  const text = guide.data ? budgetGuideText(guide.data, unit) : null;
  return (
    text && (
      <Banner kind="info" lead={text.lead}>
        {text.rest}
      </Banner>
    )
  );
}

/** Debounces a value. */
function useDebounced(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
