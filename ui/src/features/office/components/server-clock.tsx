import { useState } from 'react';
import { useAcceptClock, useServerClock } from '../../../data/office/clock';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import { siteFormat } from '../../../lib/zones';

const moment = siteFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The server's clock, when it can't be right: what each clock says, and the operator's word. */
export function ServerClock() {
  const clock = useServerClock();
  const [accepted, setAccepted] = useState(false);
  const accept = useAcceptClock(() => setAccepted(true));
  if (clock.isPending) return <SkeletonText label="Loading the clock" />;
  if (clock.isError) return <ErrorState title="The clock didn’t load" error={clock.error} onRetry={() => void clock.refetch()} />;
  const { serverTime, siteTime, ahead } = clock.data;
  return (
    <div className="stack gap-4">
      <p>
        The server’s clock jumped, so the site goes by the time since it was last right. Nobody is signed out, and whatever can’t be undone waits:
        approvals, invoices, expiring jobs, deletions.
      </p>
      <dl className="facts">
        <div>
          <dt>The server’s clock</dt>
          <dd>{moment(serverTime)}</dd>
        </div>
        <div>
          <dt>This site</dt>
          <dd>{moment(siteTime)}</dd>
        </div>
        <div>
          <dt>Your device</dt>
          <dd>{moment(clock.dataUpdatedAt)}</dd>
        </div>
      </dl>
      <p>
        If the server’s clock is wrong, set it, for example with <code>sudo timedatectl set-ntp true</code>. The site notices by itself.
      </p>
      {accept.error !== null && <ErrorLine error={accept.error} />}
      {accepted ? (
        <p role="status">Thanks. The site goes by the server’s clock within a minute.</p>
      ) : (
        <div>
          <Button pending={accept.pending} pendingLabel="Saving…" onClick={() => accept.act(ahead)}>
            The server’s clock is right
          </Button>
        </div>
      )}
    </div>
  );
}
