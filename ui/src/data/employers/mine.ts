import { useQuery } from '@tanstack/react-query';
import type { List, MyEmployer } from '../../lib/api';
import { keyOf } from '../key';

/** The employers this person is a member of. */
export const useMyEmployers = (enabled = true) => useQuery<List<MyEmployer>>({ queryKey: keyOf(['/api/employers']), enabled });
