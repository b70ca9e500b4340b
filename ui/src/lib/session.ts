import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category, Paywall, Site, User } from './api';
import { reader } from './http';

/** The five states in which a page can be asked for. */
export type SessionState = 'loading' | 'out' | 'norole' | 'role' | 'staff';

const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  // 401 is an answer here: signed out. A dead line is not, and keeps what was known.
  queryFn: reader('null') as () => Promise<User | null>,
  retry: false,
  // Without a line every page that opens would ask again, and wait again. It is asked when the line is back.
  retryOnMount: false,
});

const siteQuery = queryOptions<Site>({ queryKey: ['/api/site'] });

export function stateOf(user: User | null | undefined): SessionState {
  if (user === undefined) return 'loading';
  if (user === null) return 'out';
  // As the server has it: an agent needs no role to get to the desk.
  if (user.staff) return 'staff';
  return user.role === null ? 'norole' : 'role';
}

export function useSession(): { user: User | null; state: SessionState } {
  const { data, isError } = useQuery(userQuery);
  // Nothing known and no answer: the signed-out view is the one that works without the server.
  const user = data === undefined && isError ? null : data;
  return { user: user ?? null, state: stateOf(user) };
}

const unknownSite: Site = {
  name: 'Jobstead',
  town: '',
  state: '',
  country: '',
  placeId: null,
  zone: 'UTC',
  currency: 'USD',
  brand: '#1f6b54',
  logoUrl: null,
  freePromotion: false,
  applyLimit: 30,
  fees: { jobPost: 500, partnerMonth: 2000, commissionPercent: 0 },
  replyDays: 7,
  protection: { text: '', position: 'bottom-right', percent: 10, antiCopy: true },
  categories: [],
  openJobs: 0,
};

export function useSite(): Site {
  return useQuery(siteQuery).data ?? unknownSite;
}

/** A category by its id; a job may carry one that the operator has since hidden. */
export function useCategory(id: string): Category {
  const found = useSite().categories.find((category) => category.id === id);
  return found ?? { id, name: 'Other work', stock: 'move', icon: 'package', hidden: true };
}

export function usePaywall(): Paywall | undefined {
  return useQuery<Paywall>({ queryKey: ['/api/paywall/status'], refetchInterval: 60_000 }).data;
}

export const canPost = (user: User | null) => user?.roles.some((role) => role === 'employer' || role === 'enterprise') ?? false;
export const canApply = (user: User | null) => user?.roles.includes('worker') ?? false;

/** After a change of the account: put the new user where every page looks. */
export function useSetUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => client.setQueryData(userQuery.queryKey, user);
}
