import { useQuery } from '@tanstack/react-query';
import type { CannedReply } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

export const cannedKey = keyOf(['/api/admin/support/canned']);

export const useCanned = () => useQuery<{ items: CannedReply[] }>({ queryKey: cannedKey, ...changedByOthers });
