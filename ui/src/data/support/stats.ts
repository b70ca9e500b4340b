import { useQuery } from '@tanstack/react-query';
import type { SupportStatistics } from '../../lib/api';
import { keyOf } from '../key';

const minute = 60_000;

export const useSupportStats = () =>
  useQuery<SupportStatistics>({ queryKey: keyOf(['/api/admin/support/numbers']), refetchInterval: minute, staleTime: 0 });
