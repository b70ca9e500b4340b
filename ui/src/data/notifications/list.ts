import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NotificationList } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

export const useNotifications = (params: Params) =>
  useQuery<NotificationList>({ queryKey: keyOf(['/api/notifications'], params), placeholderData: keepPreviousData, ...changedByOthers });
