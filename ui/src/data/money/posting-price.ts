import { useQuery } from '@tanstack/react-query';
import type { FeeQuote } from '../../lib/api';
import { useSession } from '../accounts/session';
import { keyOf } from '../key';
import { useSite } from '../site/site';
import { usePaywall } from './paywall';

/** Stands for the person in place of an employer's id, before they have an employer in their own name. */
export const self = 'self';

/** Stands for a business that is added with the job. */
export const business = 'business';

function quoteFor(hirer = ''): Record<string, string> {
  if (hirer === business) return { newBusiness: 'true' };
  if (hirer === self) return { asMyself: 'true' };
  return /^\d+$/.test(hirer) ? { employerId: hirer } : {};
}

/** What posting costs right now, and why. When signed in, the price is personal: it accounts for vouchers and the free first job. */
export function usePostingPrice(employerId?: string) {
  const site = useSite();
  const paywall = usePaywall();
  const { user } = useSession();
  const quote = useQuery<FeeQuote>({
    queryKey: keyOf(['/api/fee-quote'], quoteFor(employerId)),
    enabled: user !== null,
    refetchInterval: 60_000,
  }).data;
  const full = quote?.amount ?? site.fees.jobPost;
  const promoted = quote ? quote.cause === 'promotion' : (paywall?.isActive ?? false);
  const voucher = quote?.cause === 'voucher' ? quote.reason : null;
  const isFree = quote ? quote.due === 0 : promoted || full === 0;
  return { full, isFree, promoted, voucher, due: isFree ? 0 : full };
}
