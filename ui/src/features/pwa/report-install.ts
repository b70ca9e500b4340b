// An installed app reports its installation once, and every five minutes that it is in use.
import type { AppInstall } from '../../lib/api';
import { request } from '../../lib/http';
import { isStandalone } from '../../lib/install';
import { readStored, writeStored } from '../../lib/storage';
import { deviceId, thisDevice } from './device';

/** Milliseconds. */
const pingEvery = 5 * 60_000;
const told = 'install-told';

const quietly = (error: unknown) => console.warn('The site was not told of the app', error);

/** Once per device, by our button or the browser's event, whichever comes first. */
export async function reportInstall(installationMethod: AppInstall['installationMethod']): Promise<void> {
  if (readStored<boolean>(told)) return;
  writeStored(told, true);
  const body: AppInstall = { deviceId: deviceId(), ...thisDevice(), isStandalone: isStandalone(), installationMethod };
  await request('POST', '/api/mobile/pwa/install', { body }).catch((error) => {
    writeStored(told, false);
    quietly(error);
  });
}

/** Pings while the installed app is visible. */
export function pingWhileUsed(): () => void {
  const ping = () => {
    if (document.visibilityState !== 'visible') return;
    void request('PATCH', '/api/mobile/pwa/active', { body: { deviceId: deviceId() } }).catch(quietly);
  };
  ping();
  const timer = setInterval(ping, pingEvery);
  return () => clearInterval(timer);
}
