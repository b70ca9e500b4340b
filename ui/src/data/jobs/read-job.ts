import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '../../lib/api';
import { jobKey } from './job';

/** Reads a job when it's needed, such as to post one like it. */
export function useReadJob(): (id: number) => Promise<Job> {
  const client = useQueryClient();
  return (id) => client.fetchQuery<Job>({ queryKey: jobKey(id) });
}
