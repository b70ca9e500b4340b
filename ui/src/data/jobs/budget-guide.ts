import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BudgetGuide } from '../../lib/api';
import { keyOf, type QueryKey } from '../key';

const guideKey = (category: string, unit: string, title: string) => keyOf(['/api/budget-guide'], { category, unit, title });

export const useBudgetGuide = (category: string, unit: string, title: string) =>
  useQuery<BudgetGuide, Error, BudgetGuide, QueryKey>({
    queryKey: guideKey(category, unit, title),
    enabled: category !== '' && unit !== '',
    // While a title is typed. What is known of another unit or category doesn't apply.
    placeholderData: (before, query) => {
      const asked = query?.queryKey.at(-1);
      return typeof asked === 'object' && asked.category === category && asked.unit === unit ? before : undefined;
    },
  });

/** Returns a function that returns the pay of similar jobs if it has been loaded. */
export function useKnownBudgetGuide() {
  const client = useQueryClient();
  return ({ category = '', budgetUnit = '', title = '' }: Partial<Record<'category' | 'budgetUnit' | 'title', string>>) =>
    client.getQueryData<BudgetGuide>(guideKey(category, budgetUnit, title)) ?? null;
}
