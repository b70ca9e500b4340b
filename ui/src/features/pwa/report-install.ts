// An installed app reports its installation once, then pings every five minutes while in use.
import type { AppInstall } from '../../lib/api';
import { request } from '../../lib/http';
import { isStandalone } from '../../lib/install';
import { readStored, writeStored } from '../../lib/storage';
import { deviceId, thisDevice } from './device';

/** In milliseconds. */
const pingIntervalMs = 5 * 60_000;
const reportedKey = 'install-told';

const logFailure = (error: unknown) => console.warn('Failed to report the installed app', error);

/** Reports the installation once per device. A failed report is repeated on the next call. */
export async function reportInstall(installationMethod: AppInstall['installationMethod']): Promise<void> {
  if (readStored<boolean>(reportedKey)) return;
  writeStored(reportedKey, true);
  const body: AppInstall = { deviceId: deviceId(), ...thisDevice(), isStandalone: isStandalone(), installationMethod };
  await request('POST', '/api/mobile/pwa/install', { body }).catch((error) => {
    writeStored(reportedKey, false);
    logFailure(error);
  });
}

/** Pings the server while the installed app is visible. Returns a function that stops it. */
export function pingWhileUsed(): () => void {
  const ping = () => {
    if (document.visibilityState !== 'visible') return;
    void request('PATCH', '/api/mobile/pwa/active', { body: { deviceId: deviceId() } }).catch(logFailure);
  };
  ping();
  const timer = setInterval(ping, pingIntervalMs);
  return () => clearInterval(timer);
}
