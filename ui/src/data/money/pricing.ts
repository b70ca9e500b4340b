import { useQuery } from '@tanstack/react-query';
import type { Pricing } from '../../lib/api';
import { keyOf } from '../key';

export const usePricing = () => useQuery<Pricing>({ queryKey: keyOf(['/api/pricing']) });
