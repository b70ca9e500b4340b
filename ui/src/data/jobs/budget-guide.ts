import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BudgetGuide } from '../../lib/api';
import { keyOf } from '../key';

export const useBudgetGuide = (category: string, unit: string, title: string) =>
  useQuery<BudgetGuide>({
    queryKey: keyOf(['/api/budget-guide'], { category, unit, title }),
    enabled: category !== '',
    placeholderData: keepPreviousData,
  });
