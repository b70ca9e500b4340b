import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, SavedJob } from '../../lib/api';
import { keyOf } from '../key';

export const useSavedJobs = (cursor: string | null, enabled: boolean) =>
  useQuery<List<SavedJob>>({ queryKey: keyOf(['/api/saved-jobs'], { cursor }), enabled, placeholderData: keepPreviousData });
