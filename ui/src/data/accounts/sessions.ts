import { useQuery } from '@tanstack/react-query';
import type { List, SessionRow } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

export const sessionsKey = keyOf(['/api/sessions']);

/** Other devices can sign in at any time, so the list goes stale quickly. */
export const useSessions = () => useQuery<List<SessionRow>>({ queryKey: sessionsKey, ...changedByOthers });
