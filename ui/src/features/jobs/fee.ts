import { useQuery } from '@tanstack/react-query';
import type { FeeQuote } from '../../lib/api';
import { usePaywall, useSession, useSite } from '../../lib/session';

/** What publishing costs right now, and why. Who is signed in has a price of their own: a voucher, a first job. */
export function useFee(employerId?: string) {
  const site = useSite();
  const paywall = usePaywall();
  const { user } = useSession();
  const asked = employerId ? [{ employerId }] : [];
  const quote = useQuery<FeeQuote>({ queryKey: ['/api/fee-quote', ...asked], enabled: user !== null, refetchInterval: 60_000 }).data;
  const full = quote?.amount ?? site.fees.jobPost;
  const promoted = quote ? quote.cause === 'promotion' : (paywall?.isActive ?? false);
  const voucher = quote?.cause === 'voucher' ? quote.because : null;
  const isFree = quote ? quote.due === 0 : promoted || full === 0;
  return { full, isFree, voucher, due: isFree ? 0 : full };
}
