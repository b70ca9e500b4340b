// What the bar, the rail and the More sheet offer: the specified items whose page exists and is open to this person.
import {
  Bookmark,
  BriefcaseBusiness,
  ChartColumn,
  Flag,
  FolderKanban,
  Gift,
  Handshake,
  House,
  LifeBuoy,
  type LucideIcon,
  MessageSquare,
  Pin,
  Receipt,
  Search,
  Settings,
  ShieldCheck,
  User,
  Users,
} from 'lucide-react';
import type { SessionState } from '../lib/session';
import { isBuilt, isOpen } from './routes';

export interface NavItem {
  to: string;
  label: string;
  description: string;
  icon: LucideIcon;
  /** Hidden from people who are not signed in, although the page may open for them. */
  signedIn?: boolean;
  badge?: 'NEW' | 'HOT';
}

const main: NavItem[] = [
  { to: '/', label: 'Home', description: 'The board of this town', icon: House },
  { to: '/jobs', label: 'Find Jobs', description: 'Search and filter every open job', icon: Search },
  { to: '/my-jobs', label: 'My Jobs', description: 'What you posted and applied for', icon: BriefcaseBusiness, signedIn: true },
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

const more: NavItem[] = [
  { to: '/partner-up', label: 'PartnerUP', description: 'Meet people who back local ideas', icon: Handshake, badge: 'HOT' },
  { to: '/trust-center', label: 'Trust & Safety', description: 'Checks, reports and disputes', icon: ShieldCheck },
  { to: '/help', label: 'Help & Support', description: 'Answers, and someone to ask', icon: LifeBuoy },
];

/** What one keeps: pins are there before there is an account. */
const own: NavItem[] = [
  { to: '/saved', label: 'Pinned jobs', description: 'What you pinned and looked at', icon: Pin },
  { to: '/search-dashboard', label: 'Saved searches', description: 'Told when a new job fits', icon: Bookmark, signedIn: true },
  { to: '/error-monitoring', label: 'Errors', description: 'What broke, and what is done about it', icon: Flag, signedIn: true },
];

/** For who runs the site. */
const office: NavItem[] = [
  { to: '/admin/jobs', label: 'Jobs to look at', description: 'Reported, or waiting for the fee', icon: Flag },
  { to: '/admin/fees', label: 'Fees', description: 'Payments, waivers and the ledger', icon: Receipt },
  { to: '/admin/promotions', label: 'Promotions', description: 'Free days, and vouchers', icon: Gift },
  { to: '/admin/people', label: 'People', description: 'Accounts, and links for a new password', icon: Users },
  { to: '/admin/analytics', label: 'Visitors', description: 'Visits, searches and how far they came', icon: ChartColumn },
  { to: '/admin/feedback', label: 'Feedback', description: 'Wishes and complaints, and your answers', icon: MessageSquare },
  { to: '/admin/settings', label: 'Site settings', description: 'Name, town, color, prices', icon: Settings },
];

type Built = (path: string) => boolean;

const visible = (items: NavItem[], state: SessionState, built: Built) => {
  const known = state !== 'out' && state !== 'loading';
  return items.filter((item) => built(item.to) && (known || !item.signedIn));
};

/** Every main item this person may use, in the order of the specification. */
export const mainItems = (state: SessionState, built: Built = isBuilt) => visible(main, state, built);

/** The first four stand in the bar; the rest is behind More. */
export const barItems = (state: SessionState, built: Built = isBuilt) => mainItems(state, built).slice(0, 4);

export const moreItems = (state: SessionState, built: Built = isBuilt) => visible(more, state, built);
export const ownItems = (state: SessionState, built: Built = isBuilt) => visible(own, state, built);
export const officeItems = (state: SessionState) => office.filter((item) => isOpen(item.to, state));

const ofMyJobs = /^\/(jobs\/[^/]+\/applicants|employer-applications|dashboard|contracts\/.*)$/;

/** Which item a path belongs to: '/jobs/17' lights up Find Jobs, its applicants My Jobs. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  if (ofMyJobs.test(pathname)) return item.to === '/my-jobs';
  if (pathname === '/jacksonville-jobs') return item.to === '/jobs';
  return item.to === '/' ? pathname === '/' : pathname === item.to || pathname.startsWith(`${item.to}/`);
}

/** Where the back arrow of a phone leads when the history holds nothing of ours. */
export function parentOf(pathname: string): string | null {
  if (pathname === '/' || [...main, ...more, ...own, ...office].some((item) => item.to === pathname)) return null;
  if (ofMyJobs.test(pathname)) return '/my-jobs';
  if (/^\/(jobs|opportunities)\//.test(pathname) || pathname === '/jacksonville-jobs') return '/jobs';
  if (/^\/people\//.test(pathname)) return '/my-jobs';
  if (pathname.startsWith('/settings/') || pathname === '/fees') return '/settings';
  if (pathname.startsWith('/fees/')) return '/fees';
  return '/';
}
