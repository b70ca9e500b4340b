import { useQuery } from '@tanstack/react-query';
import type { Job } from '../../lib/api';
import { keyOf } from '../key';

export const jobKey = (id: string | number) => keyOf(['/api/jobs', id]);

export const useJob = (id: string) => useQuery<Job>({ queryKey: jobKey(id) });
