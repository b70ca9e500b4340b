import { Bell, ChevronRight, type IconNode, LayoutDashboard, LifeBuoy, MessageSquarePlus, Plus, Repeat, UserCog, Wifi, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { useSession } from '../data/accounts/session';
import { useUnreadMessages } from '../data/pwa/unread-messages';
import { InstallButton } from '../features/pwa/components/install-button';
import { Avatar } from '../kit/avatar';
import { ButtonLink } from '../kit/button';
import { Icon } from '../kit/icon';
import { Link } from '../kit/link';
import { Pill } from '../kit/pill';
import { Sheet } from '../kit/sheet';
import ThemeSwitch from '../kit/theme-switch';
import { useOnline } from '../lib/connection';
import { isStandalone } from '../lib/install';
import { useLocation } from '../lib/router/hooks';
import { useUnseenReplies } from '../lib/unseen-replies';
import { moreItems, officeItems, ownItems } from './more-items';
import { mainItems, type NavItem } from './navigation';
import { SignOutButton } from './sign-out-button';
import { UnreadBadge } from './unread-badge';

const account: NavItem[] = [
  { to: '/dashboard', label: 'Dashboard', description: 'Next steps and your numbers', icon: LayoutDashboard },
  { to: '/settings', label: 'Settings', description: 'Password, devices, theme', icon: UserCog },
  { to: '/role-selection', label: 'Switch role', description: 'Work, hire or both', icon: Repeat },
];

export default function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, state } = useSession();
  return (
    <Sheet open={open} onClose={onClose} title="More" header={<Who />} tall>
      <nav className="quick quick-two" aria-label={user ? 'Quick Actions' : 'Account'}>
        {user ? (
          <>
            <ButtonLink variant="primary" to="/post-job" replace>
              <Icon of={Plus} />
              Post Job
            </ButtonLink>
            <ButtonLink to="/notifications" replace>
              <Icon of={Bell} />
              Notifications
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink variant="primary" to="/sign-in" replace>
              Sign in
            </ButtonLink>
            <ButtonLink to="/sign-up" replace>
              Create account
            </ButtonLink>
            <ButtonLink className="quick-wide" to="/post-job" replace>
              <Icon of={Plus} />
              Post a job
            </ButtonLink>
          </>
        )}
      </nav>
      <InstallButton />
      <nav className="list" aria-label="Help from the office">
        <Ask to="#support" icon={LifeBuoy} label="Live Support" description="Ask the office">
          <UnreadBadge count={useUnseenReplies()} />
        </Ask>
        <Ask to="#feedback" icon={MessageSquarePlus} label="Give feedback" description="What’s good, and what isn’t" />
      </nav>
      <Items label="Run the site" items={officeItems(user?.staff ?? null)} />
      <Items label="All pages" items={mainItems(state)} />
      <Items label="For you" items={ownItems(state, user?.staff ?? null)} />
      <Group label="More" items={moreItems(state)} />
      {user && (
        <>
          <Group label="Your account" items={account} />
          <SignOutButton user={user.id} />
        </>
      )}
      <div className="theme-row">
        <span className="sm b">Theme</span>
        <ThemeSwitch name="theme-more" />
      </div>
      <p className="xs dim center">v1.0</p>
    </Sheet>
  );
}

function Who() {
  const { user } = useSession();
  const online = useOnline();
  return (
    <>
      <Avatar id={user?.id ?? 0} name={user?.name ?? 'User'} photoUrl={user?.avatarUrl ?? null} />
      <span className="grow">
        <b className="trunc block">{user?.name ?? 'User'}</b>
        <span className="sm mut trunc block">{user ? user.email : 'Not signed in'}</span>
      </span>
      {isStandalone() && <Pill tone="brand">App</Pill>}
      <Pill tone={online ? 'ok' : 'danger'} icon={online ? Wifi : WifiOff}>
        {online ? 'Online' : 'Offline'}
      </Pill>
    </>
  );
}

interface AskProps {
  /** The fragment that opens it. */
  to: string;
  icon: IconNode;
  label: string;
  description: string;
  children?: ReactNode;
}

/** Opens what floats over the page on wide screens. */
function Ask({ to, icon, label, description, children }: AskProps) {
  const { pathname, search } = useLocation();
  return (
    <Link to={pathname + search + to} replace preventScrollReset>
      <Stamp>
        <Icon of={icon} />
      </Stamp>
      <span className="grow">
        <b>{label}</b>
        <span className="sm mut block">{description}</span>
      </span>
      {children}
    </Link>
  );
}

function UnreadMessages() {
  return <UnreadBadge count={useUnreadMessages(true)} />;
}

const Stamp = ({ children }: { children: ReactNode }) => <span className="stamp">{children}</span>;

function Group({ label, items }: { label: string; items: NavItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <p className="sm b mut sheet-label">{label}</p>
      <Items label={label} items={items} />
    </>
  );
}

function Items({ label, items }: { label: string; items: NavItem[] }) {
  if (items.length === 0) return null;
  return (
    <nav className="list" aria-label={label}>
      {items.map((item) => (
        <Link key={item.to} to={item.to} replace>
          <Stamp>
            <Icon of={item.icon} />
          </Stamp>
          <span className="grow">
            <b>{item.label}</b>
            <span className="sm mut block">{item.description}</span>
          </span>
          {item.badge && <span className="pill pill-new">{item.badge}</span>}
          {item.to === '/messages' && <UnreadMessages />}
          <Icon of={ChevronRight} />
        </Link>
      ))}
    </nav>
  );
}
