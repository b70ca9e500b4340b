import { usePaywall, useSite } from '../../lib/session';

/** What publishing costs right now, and why. */
export function useFee() {
  const site = useSite();
  const paywall = usePaywall();
  const full = site.fees.jobPost;
  const promoted = paywall?.isActive ?? false;
  const isFree = promoted || full === 0;
  return { full, promoted, isFree, due: isFree ? 0 : full };
}
