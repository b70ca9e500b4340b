import { useQueries, useQuery } from '@tanstack/react-query';
import type { Application } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

const options = (id: string) => ({ queryKey: keyOf(['/api/applications', id]), ...changedByOthers });

export const useApplication = (id: string) => useQuery<Application>(options(id));
export const useCompared = (ids: string[]) => useQueries({ queries: ids.map(options) });
