import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isStandalone, useInstall } from '../../lib/install';
import { UpdateNotice } from './components/update-notice';
import { isIos } from './device';
import { pingWhileUsed, reportInstall } from './report-install';
import { useUnreadOnIcon } from './unread';
import { keepWhatIsRead, watchVersions } from './worker';

/** What makes the site an app: it works without a line, tells of new versions, and says where it is installed. */
export function Pwa() {
  const client = useQueryClient();
  const { installed } = useInstall();
  useUnreadOnIcon();
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => {
    void watchVersions((take) => setTakeOver(() => take));
    void keepWhatIsRead(client);
  }, [client]);
  useEffect(() => {
    if (!installed) return;
    // Our own button has told by now; what it did not do, the browser's menu did.
    if (!isIos() || isStandalone()) void reportInstall('manual');
    return isStandalone() ? pingWhileUsed() : undefined;
  }, [installed]);
  return takeOver && <UpdateNotice onReload={takeOver} onLater={() => setTakeOver(null)} />;
}
