// What a device says of itself when the app is installed on it.
import type { AppInstall } from '../../lib/api';
import { readStored, writeStored } from '../../lib/storage';

type System = Pick<AppInstall, 'deviceType' | 'osName' | 'osVersion'>;

const systems: [RegExp, System['deviceType'], string][] = [
  [/(?:iPhone|iPad|iPod).*? OS (\d+[\d_]*)/, 'ios', 'iOS'],
  [/Android (\d+[\d.]*)/, 'android', 'Android'],
  [/Windows NT (\d+[\d.]*)/, 'desktop', 'Windows'],
  [/Mac OS X (\d+[\d_.]*)/, 'desktop', 'macOS'],
  [/CrOS \S+ (\d+[\d.]*)/, 'desktop', 'ChromeOS'],
  [/(?:Linux)()/, 'desktop', 'Linux'],
];

// The youngest first: a browser names its ancestors too.
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

export function describeDevice(agent: string): Omit<AppInstall, 'deviceId' | 'isStandalone' | 'installationMethod'> {
  const [system, deviceType, osName] = systems.find(([mark]) => mark.test(agent)) ?? [/()/, 'desktop' as const, ''];
  const [browser, browserName] = browsers.find(([mark]) => mark.test(agent)) ?? [/()/, ''];
  return {
    deviceType,
    osName,
    osVersion: (system.exec(agent)?.[1] ?? '').replace(/_/g, '.'),
    browserName,
    browserVersion: browser.exec(agent)?.[1] ?? '',
    userAgent: agent.slice(0, 500),
  };
}

/** Safari of a phone installs by its own menu only. */
export const isIos = (agent = navigator.userAgent) => describeDevice(agent).deviceType === 'ios';

/** Made once, when the app is installed, and kept on the device. */
export function deviceId(): string {
  const known = readStored<string>('device-id');
  if (known) return known;
  const made = crypto.randomUUID();
  writeStored('device-id', made);
  return made;
}
