import { useQuery } from '@tanstack/react-query';
import type { UnreadMessages } from '../../lib/api';
import { keyOf } from '../key';

export const useUnreadMessages = (enabled: boolean, refetchInterval: number | false) =>
  useQuery<UnreadMessages>({ queryKey: keyOf(['/api/mobile/notifications']), enabled, refetchInterval });
