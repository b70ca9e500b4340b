import { useQuery } from '@tanstack/react-query';
import type { Contract } from '../../lib/api';
import { keyOf } from '../key';

export const useContract = (id: string) => useQuery<Contract>({ queryKey: keyOf(['/api/contracts', id]) });
