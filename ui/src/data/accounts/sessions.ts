import { useQuery } from '@tanstack/react-query';
import type { List, SessionRow } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

export const sessionsKey = keyOf(['/api/sessions']);

/** Other devices sign in without telling this one. */
export const useSessions = () => useQuery<List<SessionRow>>({ queryKey: sessionsKey, ...changedByOthers });
