import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsReport } from '../../lib/api';
import { keyOf } from '../key';

export const useReport = (days: string) =>
  useQuery<AnalyticsReport>({ queryKey: keyOf(['/api/admin/analytics'], { days }), placeholderData: keepPreviousData, staleTime: 60_000 });
