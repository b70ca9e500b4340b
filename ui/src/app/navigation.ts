// The items of the top bar, the tab bar and the More sheet: the specified ones whose page is built and open to the person.
import { BriefcaseBusiness, FolderKanban, House, type IconNode, MessageSquare, Search, User } from 'lucide';
import type { SessionState } from '../data/accounts/session';
import { isBuilt, rowOf } from './routes';

export interface NavItem {
  to: string;
  label: string;
  description: string;
  icon: IconNode;
  /** Hidden when signed out, even if the page itself is open to everyone. */
  signedIn?: boolean;
  badge?: 'NEW' | 'HOT';
}

const main: NavItem[] = [
  { to: '/', label: 'Home', description: 'The town job board', icon: House },
  { to: '/jobs', label: 'Find Jobs', description: 'Search and filter every open job', icon: Search },
  { to: '/my-jobs', label: 'My Jobs', description: 'Jobs you posted or applied for', icon: BriefcaseBusiness, signedIn: true },
  {
    to: '/project-management',
    label: 'Project Manager',
    description: 'Milestones and tracked hours',
    icon: FolderKanban,
    signedIn: true,
    badge: 'NEW',
  },
  { to: '/messages', label: 'Messages', description: 'Chats with employers and workers', icon: MessageSquare, signedIn: true },
  { to: '/profile', label: 'Profile', description: 'What others see about you', icon: User, signedIn: true },
];

export type Built = (path: string) => boolean;

export const visible = (items: NavItem[], state: SessionState, built: Built) => {
  const known = state !== 'out' && state !== 'loading';
  return items.filter((item) => built(item.to) && (known || !item.signedIn));
};

/** Every main item open to this person, in the specification's order. */
export const mainItems = (state: SessionState, built: Built = isBuilt) => visible(main, state, built);

/** The first four main items go in the bar; the rest are behind More. */
export const tabBarItems = (state: SessionState, built: Built = isBuilt) => mainItems(state, built).slice(0, 4);

/** The main items of the top bar on a wide screen. Profile is behind the avatar. */
export const topBarItems = (state: SessionState, built: Built = isBuilt) => mainItems(state, built).slice(0, 5);

/** Pages of contracts, which Project Manager leads to. */
const projectPaths = /^\/(contracts|invoices)\/|^\/payments$/;

const myJobsPaths = /^\/(jobs\/[^/]+\/applicants|employer-applications|dashboard)$/;

/** Whether the item is highlighted on a path: '/jobs/17' highlights Find Jobs, its applicants page My Jobs. */
export function isCurrent(item: NavItem, path: string): boolean {
  const pathname = rowOf(path)?.aliasOf ?? path;
  if (myJobsPaths.test(pathname)) return item.to === '/my-jobs';
  if (projectPaths.test(pathname)) return item.to === '/project-management';
  if (pathname === '/jacksonville-jobs') return item.to === '/jobs';
  if (pathname === '/enhanced-messages') return item.to === '/messages';
  return item.to === '/' ? pathname === '/' : pathname === item.to || pathname.startsWith(`${item.to}/`);
}

// The pages of the More sheet. The sheet's own list is loaded lazily, so the paths are repeated here.
const morePaths =
  /^\/(admin-dashboard|admin\/[^/]+|peanut|partner-up|trust-center|help|saved|search-dashboard|interviews|rapid-hire|error-monitoring)$/;

/** The page the back arrow leads to on a phone when the history has no earlier page of this site; null for no arrow. */
export function parentOf(pathname: string): string | null {
  if (main.some((item) => item.to === pathname) || morePaths.test(pathname)) return null;
  if (myJobsPaths.test(pathname)) return '/my-jobs';
  if (/^\/(jobs|opportunities)\//.test(pathname) || pathname === '/jacksonville-jobs') return '/jobs';
  if (/^\/people\//.test(pathname)) return '/my-jobs';
  if (projectPaths.test(pathname)) return '/project-management';
  if (pathname.startsWith('/messages/') || pathname === '/enhanced-messages') return '/messages';
  if (pathname.startsWith('/interviews/')) return '/interviews';
  if (pathname.startsWith('/rapid-hire/')) return '/rapid-hire';
  if (pathname === '/notifications/settings') return '/notifications';
  if (pathname.startsWith('/settings/') || pathname === '/fees') return '/settings';
  if (pathname.startsWith('/fees/')) return '/fees';
  if (pathname === '/partner-subscription') return '/pricing';
  return '/';
}
