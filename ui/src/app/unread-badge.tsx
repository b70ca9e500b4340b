import { badge } from '../lib/format';

/** The number of unread conversations on a navigation item, in two characters at most; nothing for none. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="count">
      <span aria-hidden>{badge(count)}</span>
      <span className="vh">, {count} unread</span>
    </span>
  );
}
