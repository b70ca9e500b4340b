import { useQuery } from '@tanstack/react-query';
import type { Fee } from '../../lib/api';
import { keyOf } from '../key';

export const useFee = (id: string) => useQuery<Fee>({ queryKey: keyOf(['/api/fees', id]) });
