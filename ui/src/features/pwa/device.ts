// Describes the device for the installation report.
import type { AppInstall } from '../../lib/api';
import { randomId } from '../../lib/random-id';
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

// Order matters: user agents also name the browsers they derive from.
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

type Device = Omit<AppInstall, 'deviceId' | 'isStandalone' | 'installationMethod'>;

/** Describes a device by its user agent and number of touch points. */
export function describeDevice(agent: string, touchPoints = 0): Device {
  const found = systems.find(([mark]) => mark.test(agent)) ?? [/()/, 'desktop' as const, ''];
  // An iPad claims to be a Mac, but Macs have no touch points. The version it reports isn't its own.
  const [system, deviceType, osName] = found[2] === 'macOS' && touchPoints > 1 ? [/()/, 'ios' as const, 'iPadOS'] : found;
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

export const thisDevice = () => describeDevice(navigator.userAgent, navigator.maxTouchPoints);

export type InstallGuide = 'share' | 'dock' | 'menu';

/** How people install the app in a browser that has no prompt for it; null if they can't. */
export function installGuide({ deviceType, osName, browserName, browserVersion }: Device): InstallGuide | null {
  // Apps that show pages inside of them name no browser, and can't install anything.
  if (deviceType === 'ios') return browserName ? 'share' : null;
  if (osName === 'macOS' && browserName === 'Safari') return Number(browserVersion) >= 17 ? 'dock' : null;
  return osName === 'Android' && browserName === 'Firefox' ? 'menu' : null;
}

/** Returns the random id of this device. Creates and stores it on the first call. */
export function deviceId(): string {
  const known = readStored<string>('device-id');
  if (known) return known;
  const made = randomId();
  writeStored('device-id', made);
  return made;
}
