// The items of the More sheet besides the main ones. Loaded with the sheet.
import { Bookmark, Building2, CalendarClock, Flag, Handshake, LifeBuoy, Pin, ShieldCheck, Zap } from 'lucide';
import type { SessionState } from '../data/accounts/session';
import type { Staff } from '../lib/api';
import { type Built, type NavItem, visible } from './navigation';
import { isBuilt, isInOffice, rowOf } from './routes';

const more: NavItem[] = [
  { to: '/partner-up', label: 'PartnerUP', description: 'Meet people who back local ideas', icon: Handshake, badge: 'HOT' },
  { to: '/trust-center', label: 'Trust & Safety', description: 'Checks, reports and disputes', icon: ShieldCheck },
  { to: '/help', label: 'Help & Support', description: 'Find answers or ask a person', icon: LifeBuoy },
];

/** A person's own lists. Saved jobs work without an account. */
const own: NavItem[] = [
  { to: '/interviews', label: 'Interviews', description: 'Times to pick, and what’s coming up', icon: CalendarClock, signedIn: true },
  { to: '/rapid-hire', label: 'Rapid hire', description: 'Find help, or work, for today', icon: Zap },
  { to: '/saved', label: 'Saved jobs', description: 'Jobs you saved or viewed', icon: Pin },
  { to: '/search-dashboard', label: 'Saved searches', description: 'Get alerts for new jobs', icon: Bookmark, signedIn: true },
  { to: '/error-monitoring', label: 'Your error reports', description: 'Pages that failed for you', icon: Flag, signedIn: true },
];

const office: NavItem = { to: '/admin-dashboard', label: 'Office', description: 'What’s waiting, and every page to run the site', icon: Building2 };

export const moreItems = (state: SessionState, built: Built = isBuilt) => visible(more, state, built);

/** The errors of everyone are a page of the office, so those who have it there don't need it twice. */
export const ownItems = (state: SessionState, staff: Staff | null, built: Built = isBuilt) =>
  visible(own, state, built).filter((item) => !isInOffice(rowOf(item.to), staff));

/** The office's one entry; its pages are in its own navigation. */
export const officeItems = (staff: Staff | null) => (isInOffice(rowOf(office.to), staff) ? [office] : []);
