import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

export const useDashboard = () => useQuery<Dashboard>({ queryKey: keyOf(['/api/dashboard']), ...changedByOthers });
