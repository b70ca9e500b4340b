import { ArrowLeft, Plus } from 'lucide';
import { useSession } from '../data/accounts/session';
import { useUnreadMessages } from '../data/pwa/unread-messages';
import { NotificationBell } from '../features/notifications/components/bell';
import { Avatar } from '../kit/avatar';
import { ButtonLink } from '../kit/button';
import { Icon } from '../kit/icon';
import { Link } from '../kit/link';
import { canGoBack } from '../lib/router/history';
import { useLocation, useNavigate } from '../lib/router/hooks';
import { BrandMark } from './brand-mark';
import { isCurrent, parentOf, topBarItems } from './navigation';
import { UnreadBadge } from './unread-badge';

export function TopBar({ onMore, moreOpen }: { onMore: () => void; moreOpen: boolean }) {
  const { user, state } = useSession();
  const { pathname, search } = useLocation();
  const unread = useUnreadMessages(user !== null);
  const known = state !== 'loading';
  return (
    <header className="top-bar">
      <div className="wrap">
        <BackArrow />
        <BrandMark />
        <nav className="top-bar-nav d-only" aria-label="Main">
          {topBarItems(state).map((item) => (
            <Link key={item.to} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
              {item.label}
              {item.to === '/messages' && <UnreadBadge count={unread} />}
            </Link>
          ))}
        </nav>
        {known && !user && (
          <Link className="btn btn-sm" to={pathname.startsWith('/sign-') ? `/sign-in${search}` : signIn(pathname + search)}>
            Sign in
          </Link>
        )}
        {user && <NotificationBell />}
        <ButtonLink variant="marigold" size="sm" className="d-only top-bar-post" to="/post-job">
          <Icon of={Plus} size="s" />
          Post a job
        </ButtonLink>
        {user && (
          <button
            type="button"
            className="top-bar-btn d-only"
            aria-label="Account and more"
            aria-haspopup="dialog"
            aria-expanded={moreOpen}
            onClick={onMore}
          >
            <Avatar id={user.id} name={user.name} size="s" photoUrl={user.avatarUrl} />
          </button>
        )}
      </div>
    </header>
  );
}

const signIn = (path: string) => (path === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`);

function BackArrow() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const parent = parentOf(pathname);
  if (!parent) return null;
  return (
    <Link
      className="top-bar-btn top-bar-back m-only"
      to={parent}
      aria-label="Back"
      onClick={(event) => {
        if (!canGoBack()) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <Icon of={ArrowLeft} size="l" />
    </Link>
  );
}
