import { useQuery } from '@tanstack/react-query';
import type { FeeQuote } from '../../lib/api';
import { useSession } from '../accounts/session';
import { keyOf } from '../key';
import { useSite } from '../site/site';
import { usePaywall } from './paywall';

/** What posting costs right now, and why. When signed in, the price is personal: it accounts for vouchers and the free first job. */
export function usePostingPrice(employerId?: string) {
  const site = useSite();
  const paywall = usePaywall();
  const { user } = useSession();
  const quote = useQuery<FeeQuote>({ queryKey: keyOf(['/api/fee-quote'], { employerId }), enabled: user !== null, refetchInterval: 60_000 }).data;
  const full = quote?.amount ?? site.fees.jobPost;
  const promoted = quote ? quote.cause === 'promotion' : (paywall?.isActive ?? false);
  const voucher = quote?.cause === 'voucher' ? quote.reason : null;
  const isFree = quote ? quote.due === 0 : promoted || full === 0;
  return { full, isFree, promoted, voucher, due: isFree ? 0 : full };
}
