import { useQuery } from '@tanstack/react-query';
import type { Unread } from '../../lib/api';
import { keyOf } from '../key';

export const useUnreadMessages = (enabled: boolean, refetchInterval: number | false) =>
  useQuery<Unread>({ queryKey: keyOf(['/api/mobile/notifications']), enabled, refetchInterval });
