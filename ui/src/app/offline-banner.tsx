import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide';
import { useEffect } from 'react';
import { isOld, oldPaths } from '../data/kept/paths';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { publishHeight } from '../kit/publish-height';
import { useConnection } from '../lib/connection';

const publishBanner = publishHeight('--off-h');

/** Sits in the document flow below the top bar, so it pushes the page down instead of covering it. */
export function OfflineBanner() {
  const { online, attempts } = useConnection();
  useRefetchOnReconnect(online);
  if (online) return null;
  return (
    <div ref={publishBanner} className="banner banner-off offline" role="alert">
      <Icon of={WifiOff} />
      <span className="grow">
        <b>Connection Lost</b> {attempts > 0 && `Reconnection attempt ${attempts}. `}Please check your internet connection.
      </span>
      <Button size="sm" onClick={() => location.reload()}>
        Retry
      </Button>
      <Button size="sm" onClick={() => location.assign('/')}>
        Go Home
      </Button>
    </div>
  );
}

/** In milliseconds: how often to ask the server again while a kept copy is on the screen. */
const oldInterval = 15_000;

/** Once the connection is back, retries failed reads and those answered from a kept copy. */
function useRefetchOnReconnect(online: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!online) return;
    void client.refetchQueries({ predicate: ({ queryKey, state }) => state.status === 'error' || isOld(queryKey) });
    const timer = setInterval(() => oldPaths.size > 0 && void client.refetchQueries({ predicate: ({ queryKey }) => isOld(queryKey) }), oldInterval);
    return () => clearInterval(timer);
  }, [online, client]);
}
