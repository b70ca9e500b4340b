import { useQuery } from '@tanstack/react-query';
import type { JobCard } from '../../lib/api';
import { keyOf } from '../key';

/** Jobs by id, for lists stored on the device. */
export const useJobCards = (ids: number[]) =>
  useQuery<{ items: JobCard[] }>({ queryKey: keyOf(['/api/job-cards'], { ids: ids.join(',') }), enabled: ids.length > 0 });
