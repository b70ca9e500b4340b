import { useQuery } from '@tanstack/react-query';
import type { List, PushService, Unreached } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

/** The people whom no message has reached about something with a deadline, the most urgent first. */
export const useUnreached = () => useQuery<List<Unreached>>({ queryKey: keyOf(['/api/admin/unreached']), ...changedByOthers });

/** Which push services take messages, and which refuse them; only for staff who may know. */
export const usePushServices = (enabled: boolean) =>
  useQuery<List<PushService>>({ queryKey: keyOf(['/api/admin/push-services']), enabled, ...changedByOthers });
