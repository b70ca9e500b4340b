import { useQuery } from '@tanstack/react-query';
import type { Paywall } from '../../lib/api';
import { keyOf } from '../key';

export const paywallKey = keyOf(['/api/paywall/status']);

/** A promotion may begin or end by the clock. */
export const usePaywall = () => useQuery<Paywall>({ queryKey: paywallKey, refetchInterval: 60_000 }).data;
