import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../lib/api';
import { keyOf } from '../key';

export const usePerson = (id: string) => useQuery<Person>({ queryKey: keyOf(['/api/people', id]) });
