import { Bell } from 'lucide';
import { useUnreadCount } from '../../../data/notifications/unread';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { badge } from '../../../lib/format';
import { useLocation } from '../../../lib/router/hooks';
import { bellLabel } from '../labels';

/** The bell in the top bar for signed-in people, with the unread count. */
export function NotificationBell() {
  const count = useUnreadCount(true);
  const { pathname } = useLocation();
  return (
    <Link className="top-bar-btn" to="/notifications" aria-label={bellLabel(count)} aria-current={pathname === '/notifications' ? 'page' : undefined}>
      <Icon of={Bell} />
      {count > 0 && (
        <span className="count" aria-hidden>
          {badge(count)}
        </span>
      )}
    </Link>
  );
}
