// The items of the More sheet besides the main ones. Loaded with the sheet.
import {
  Bookmark,
  ChartColumn,
  Flag,
  Gift,
  Handshake,
  Headset,
  LifeBuoy,
  MessageSquare,
  Pin,
  Receipt,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { SessionState } from '../data/accounts/session';
import { type Built, type NavItem, visible } from './navigation';
import { isAccessible, isBuilt } from './routes';

const more: NavItem[] = [
  { to: '/partner-up', label: 'PartnerUP', description: 'Meet people who back local ideas', icon: Handshake, badge: 'HOT' },
  { to: '/trust-center', label: 'Trust & Safety', description: 'Checks, reports and disputes', icon: ShieldCheck },
  { to: '/help', label: 'Help & Support', description: 'Find answers or ask a person', icon: LifeBuoy },
];

/** A person's own lists. Saved jobs work without an account. */
const own: NavItem[] = [
  { to: '/saved', label: 'Saved jobs', description: 'Jobs you saved or viewed', icon: Pin },
  { to: '/search-dashboard', label: 'Saved searches', description: 'Get alerts for new jobs', icon: Bookmark, signedIn: true },
  { to: '/error-monitoring', label: 'Errors', description: 'Errors and their status', icon: Flag, signedIn: true },
];

const admin: NavItem[] = [
  { to: '/admin/jobs', label: 'Review queue', description: 'Reported jobs and unpaid jobs', icon: Flag },
  { to: '/admin/support', label: 'Support inbox', description: 'Chats waiting for a reply', icon: Headset },
  { to: '/admin/fees', label: 'Fees', description: 'Payments, waivers and the ledger', icon: Receipt },
  { to: '/admin/promotions', label: 'Promotions', description: 'Free days and vouchers', icon: Gift },
  { to: '/admin/people', label: 'People', description: 'Accounts and password reset links', icon: Users },
  { to: '/admin/analytics', label: 'Visitors', description: 'Visits, searches and conversions', icon: ChartColumn },
  { to: '/admin/feedback', label: 'Feedback', description: 'Ideas, complaints and your replies', icon: MessageSquare },
  { to: '/admin/settings', label: 'Site settings', description: 'Name, town, color, prices', icon: Settings },
];

export const moreItems = (state: SessionState, built: Built = isBuilt) => visible(more, state, built);
export const ownItems = (state: SessionState, built: Built = isBuilt) => visible(own, state, built);
export const adminItems = (state: SessionState) => admin.filter((item) => isAccessible(item.to, state));
