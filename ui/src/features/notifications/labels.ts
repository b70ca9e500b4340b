import type { Notification } from '../../lib/api';
import { daysBetween } from '../../lib/format';

/** The bell's accessible name, with the exact count. */
export const bellLabel = (count: number): string => (count > 0 ? `Notifications, ${count} new` : 'Notifications');

/** The categories of src/notifications/category.rs. */
export const categories = {
  messages: ['Messages', 'Someone writes to you'],
  applications: ['Applications', 'Someone applies or answers you'],
  interviews: ['Interviews', 'Invitations, changes and reminders'],
  offers: ['Offers and hires', 'Also changes to a contract'],
  jobs: ['Jobs', 'Changes to jobs you posted or applied to'],
  searches: ['Saved searches', 'New jobs that match'],
  fees: ['Fees', 'Payments and refunds'],
  support: ['Support', 'Replies from our team'],
  account: ['Account', 'Who gets in. In the app and by email, always'],
  office: ['Office', 'What waits for the team'],
} satisfies Record<string, [title: string, text: string]>;

export type Category = keyof typeof categories;

export const isCategory = (name: string): name is Category => name in categories;

function recency(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? 'Last 7 days' : 'Earlier';
}

interface Group {
  title: string;
  items: Notification[];
}

/** Groups notifications, newest first, by how long ago they came. */
export function groupByAge(items: readonly Notification[], now = Date.now()): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const title = recency(item.createdAt, now);
    const last = groups.at(-1);
    if (last?.title === title) last.items.push(item);
    else groups.push({ title, items: [item] });
  }
  return groups;
}
