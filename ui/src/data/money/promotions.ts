import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, Promotion } from '../../lib/api';
import { keyOf } from '../key';

export const usePromotions = (cursor: string | null) =>
  useQuery<List<Promotion>>({ queryKey: keyOf(['/api/promotions'], { cursor }), placeholderData: keepPreviousData });
