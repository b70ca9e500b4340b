import { useQuery } from '@tanstack/react-query';
import type { BudgetGuide } from '../../lib/api';
import { keyOf, type QueryKey } from '../key';

export const useBudgetGuide = (category: string, unit: string, title: string) =>
  useQuery<BudgetGuide, Error, BudgetGuide, QueryKey>({
    queryKey: keyOf(['/api/budget-guide'], { category, unit, title }),
    enabled: category !== '' && unit !== '',
    // While a title is typed. What is known of another unit or category doesn't apply.
    placeholderData: (before, query) => {
      const asked = query?.queryKey.at(-1);
      return typeof asked === 'object' && asked.category === category && asked.unit === unit ? before : undefined;
    },
  });
