import { MonitorSmartphone } from 'lucide';
import { useEndSessions } from '../../../data/accounts/end-sessions';
import { useSessions } from '../../../data/accounts/sessions';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { date, relativeTime } from '../../../lib/format';
import { toast } from '../../../lib/toast';

/** Active sessions, each with a button to end it, except for the current one. */
export default function Sessions() {
  const query = useSessions();
  const end = useEndSessions((ended) => toast(ended ? 'Device signed out' : 'Signed out everywhere else'));
  if (query.isPending) return <SkeletonText label="Loading your devices" lines={3} />;
  if (query.isError) return <ErrorState title="Your devices didn’t load" error={query.error} onRetry={() => void query.refetch()} />;
  const others = query.data.items.filter(({ current }) => !current);
  return (
    <>
      <ul className="list">
        {query.data.items.map((session) => (
          <li key={session.ref}>
            <span className="stamp">
              <Icon of={MonitorSmartphone} />
            </span>
            <span className="grow">
              <b className="block">{session.agent || 'Unknown browser'}</b>
              <span className="sm mut">
                Last used {relativeTime(session.lastSeenAt)}, signed in on {date(session.createdAt)}
              </span>
            </span>
            {session.current ? (
              <Pill tone="ok">This device</Pill>
            ) : (
              <Button
                size="sm"
                aria-label={`Sign out ${session.agent || 'the unknown browser'}, last used ${relativeTime(session.lastSeenAt)}`}
                pending={end.pending && end.input === session.ref}
                onClick={() => end.act(session.ref)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorLine error={end.error} />
      {others.length > 0 && (
        <div>
          <Button pending={end.pending && end.input === null} pendingLabel="Signing out…" onClick={() => end.act(null)}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </>
  );
}
