import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isStandalone, useInstall } from '../../lib/install';
import { useNavigate } from '../../lib/router/hooks';
import { UpdateNotice } from './components/update-notice';
import { thisDevice } from './device';
import { pingWhileUsed, reportInstall } from './report-install';
import { useIconBadge } from './unread';
import { cacheReadResponses, onOpen, watchVersions } from './worker';

/** Makes the site an app: offline use, updates, the icon badge, and install reports. */
export function Pwa() {
  const client = useQueryClient();
  const { installed } = useInstall();
  useIconBadge();
  const [activateUpdate, setActivateUpdate] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  useEffect(() => onOpen((path) => navigate(path)), [navigate]);
  useEffect(() => {
    void watchVersions((activate) => setActivateUpdate(() => activate));
    void cacheReadResponses(client);
  }, [client]);
  useEffect(() => {
    if (!installed) return;
    // Our own button would have reported it already, so it was installed from the browser's menu.
    if (thisDevice().deviceType !== 'ios' || isStandalone()) void reportInstall('manual');
    return isStandalone() ? pingWhileUsed() : undefined;
  }, [installed]);
  return activateUpdate && <UpdateNotice onReload={activateUpdate} onLater={() => setActivateUpdate(null)} />;
}
