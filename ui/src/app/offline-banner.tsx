import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
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

/** Retries failed reads once the connection is back. */
function useRefetchOnReconnect(online: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (online) void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [online, client]);
}
