import { useQuery } from '@tanstack/react-query';
import type { Contract } from '../../lib/api';

export const useContract = (id: string) => useQuery<Contract>({ queryKey: ['/api/contracts', id] });
