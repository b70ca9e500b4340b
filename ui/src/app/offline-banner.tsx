import { WifiOff } from 'lucide-react';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { useOnline } from '../lib/use-online';

/** In the flow under the rail: it pushes the page down and covers nothing. */
export function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <div className="banner banner-off offline" role="alert">
      <Icon of={WifiOff} />
      <span className="grow">
        <b>Connection Lost</b> Please check your internet connection.
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
