import { useQuery } from '@tanstack/react-query';
import type { Dashboard, Todo } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

export const useDashboard = () => useQuery<Dashboard>({ queryKey: keyOf(['/api/dashboard']), ...changedByOthers });

/** Home shows what takes one tap, and the first few others; `src/pages/day.rs` shows the same before the script runs. */
export const stepsOnHome = (actions: Todo[]): Todo[] => actions.filter(({ act }, index) => index < 3 || act !== null);
