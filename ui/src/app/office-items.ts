// The pages of the office, in the order of its navigation.
import {
  Building2,
  ChartColumn,
  FileDown,
  Flag,
  Gift,
  Headset,
  type IconNode,
  Mail,
  MessageSquare,
  MessageSquareWarning,
  PhoneCall,
  Receipt,
  Scale,
  Settings,
  ShieldCheck,
  StarOff,
  Users,
} from 'lucide';
import type { Queue, Staff } from '../lib/api';
import { isInOffice, rowOf } from './routes';

interface OfficeItem {
  to: string;
  label: string;
  description: string;
  icon: IconNode;
  /** The queues that the page works through. */
  queues: Queue[];
  /** The path of one thing on the list, where it isn't below the list's. */
  one?: string;
}

const items: OfficeItem[] = [
  { to: '/admin-dashboard', label: 'Overview', description: 'What’s waiting for you', icon: Building2, queues: [] },
  { to: '/admin/jobs', label: 'Review queue', description: 'Reported jobs and unpaid jobs', icon: ShieldCheck, queues: ['reported'] },
  { to: '/admin/disputes', label: 'Disputes', description: 'Read both sides and mediate', icon: Scale, queues: ['disputes'], one: '/disputes' },
  {
    to: '/admin/messages',
    label: 'Reported messages',
    description: 'What people said, and your decision',
    icon: MessageSquareWarning,
    queues: ['messages'],
  },
  { to: '/admin/reviews', label: 'Reported reviews', description: 'What people wrote, and your decision', icon: StarOff, queues: ['reviews'] },
  { to: '/admin/support', label: 'Support inbox', description: 'Chats waiting for a reply', icon: Headset, queues: ['support'] },
  { to: '/admin/people', label: 'People', description: 'Accounts and password reset links', icon: Users, queues: ['passwords'] },
  { to: '/admin/reach', label: 'Reach', description: 'People to call, and push services', icon: PhoneCall, queues: ['calls', 'push'] },
  { to: '/admin/fees', label: 'Fees', description: 'Payments, waivers and the ledger', icon: Receipt, queues: ['fees', 'refunds', 'cards'] },
  { to: '/admin/promotions', label: 'Promotions', description: 'Free days and vouchers', icon: Gift, queues: [] },
  { to: '/admin/imports', label: 'Import jobs', description: 'From a spreadsheet or a feed', icon: FileDown, queues: [] },
  { to: '/admin/feedback', label: 'Feedback', description: 'Ideas, complaints and your replies', icon: MessageSquare, queues: ['feedback'] },
  { to: '/error-monitoring', label: 'Errors', description: 'What failed in people’s browsers', icon: Flag, queues: ['errors'] },
  { to: '/admin/analytics', label: 'Visitors', description: 'Visits, searches and conversions', icon: ChartColumn, queues: [] },
  { to: '/admin/mail', label: 'Mail', description: 'Outbox, mail server and texts', icon: Mail, queues: [] },
  { to: '/admin/settings', label: 'Site settings', description: 'Name, town, contact, prices', icon: Settings, queues: [] },
];

/** Whether a page is an item's, or that of one thing on its list. */
export const isOn = ({ to, one }: OfficeItem, path: string) => path === to || path === one;

/** The pages that a staff level may open. */
export const officeItemsFor = (staff: Staff | null) => items.filter((item) => isInOffice(rowOf(item.to), staff));
