import { Ellipsis } from 'lucide';
import { useSession } from '../data/accounts/session';
import { useUnreadMessages } from '../data/pwa/unread-messages';
import { Icon } from '../kit/icon';
import { Link } from '../kit/link';
import { useLocation } from '../lib/router/hooks';
import { useUnseenReplies } from '../lib/unseen-replies';
import { isCurrent, tabBarItems } from './navigation';
import { UnreadBadge } from './unread-badge';

/** The bottom bar on phones: the first four main items and More. */
export function TabBar({ onMore, moreOpen }: { onMore: () => void; moreOpen: boolean }) {
  const { user, state } = useSession();
  const unread = useUnreadMessages(user !== null);
  const { pathname } = useLocation();
  const items = tabBarItems(state);
  const unseen = useUnseenReplies();
  const elsewhere = !items.some((item) => isCurrent(item, pathname));
  return (
    <nav className="tab-bar m-only" aria-label="Main">
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
          <Icon of={item.icon} />
          <span>{item.label}</span>
          {item.badge && <span className="pill pill-new">{item.badge}</span>}
          {item.to === '/messages' && <UnreadBadge count={unread} />}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" aria-expanded={moreOpen} aria-current={elsewhere ? 'page' : undefined} onClick={onMore}>
        <Icon of={Ellipsis} />
        <span>More</span>
        <UnreadBadge count={unseen + (items.some((item) => item.to === '/messages') ? 0 : unread)} />
      </button>
    </nav>
  );
}
