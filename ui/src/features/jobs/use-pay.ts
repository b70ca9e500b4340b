import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBudgetGuide } from '../../data/jobs/budget-guide';
import { useSite } from '../../data/site/site';
import { parseMoney } from '../../lib/money';
import type { PostValues } from './post-schema';

const debounceMs = 600;

/** The form's pay in minor units, once typing has paused, and what similar jobs paid. */
export function usePay(currency: string) {
  const { watch } = useFormContext<PostValues>();
  const { minimumWage } = useSite().payRules;
  const [startDate, endDate, startTime, endTime] = watch(['startDate', 'endDate', 'startTime', 'endTime']);
  const [category, unit, kind, title, from, to] = watch(['category', 'budgetUnit', 'kind', 'title', 'budgetMin', 'budgetMax']);
  const [min, max] = [useDebounced(from), useDebounced(to)].map((typed) => parseMoney(typed, currency));
  const guide = useBudgetGuide(category, unit, useDebounced(title.trim().slice(0, 140))).data ?? null;
  return { min: min ?? null, max: max ?? null, unit, kind, currency, minimumWage, times: { startDate, endDate, startTime, endTime }, guide };
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
