import { useQuery } from '@tanstack/react-query';
import type { Employer } from '../../lib/api';
import { keyOf } from '../key';

export const employerKey = (id: string) => keyOf(['/api/employers', id]);

export const useEmployer = (id: string) => useQuery<Employer>({ queryKey: employerKey(id) });
