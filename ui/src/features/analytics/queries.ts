import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsReport } from '../../lib/api';

export const useReport = (days: string) =>
  useQuery<AnalyticsReport>({ queryKey: ['/api/admin/analytics', { days }], placeholderData: keepPreviousData, staleTime: 60_000 });
