import { useQuery } from '@tanstack/react-query';
import type { JobCard } from '../../lib/api';
import { keyOf } from '../key';

export const useSimilarJobs = (id: number) => useQuery<{ items: JobCard[] }>({ queryKey: keyOf(['/api/jobs', id, 'similar']) });
