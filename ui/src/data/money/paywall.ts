import { useQuery } from '@tanstack/react-query';
import type { Paywall } from '../../lib/api';
import { keyOf } from '../key';

export const paywallKey = keyOf(['/api/paywall/status']);

/** Polled, because a promotion can begin or end at any time. */
export const usePaywall = () => useQuery<Paywall>({ queryKey: paywallKey, refetchInterval: 60_000 }).data;
