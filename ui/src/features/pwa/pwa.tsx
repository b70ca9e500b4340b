import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isStandalone, useInstall } from '../../lib/install';
import { UpdateNotice } from './components/update-notice';
import { isIos } from './device';
import { pingWhileUsed, reportInstall } from './report-install';
import { useUnreadOnIcon } from './unread';
import { keepWhatIsRead, watchVersions } from './worker';

/** Makes the site an app: offline use, updates, the icon badge, and install reports. */
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
    // Our own button would have reported it already, so it was installed from the browser's menu.
    if (!isIos() || isStandalone()) void reportInstall('manual');
    return isStandalone() ? pingWhileUsed() : undefined;
  }, [installed]);
  return takeOver && <UpdateNotice onReload={takeOver} onLater={() => setTakeOver(null)} />;
}
