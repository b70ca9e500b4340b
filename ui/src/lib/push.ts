// Push messages of this browser: whether it can get them, and its subscription.
import { fromBase64Url } from './base64';
import { isStandalone } from './install';

export type PushState =
  /** The browser has no push messages. */
  | 'unsupported'
  /** An iPhone gets them only in the installed app. */
  | 'install'
  /** The person has blocked notifications in the browser. */
  | 'blocked'
  | 'off'
  | 'on';

const isAppleTouch = () => /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac OS X/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Returns this browser's subscription, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (isAppleTouch() && !isStandalone()) return 'install';
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await currentSubscription()) ? 'on' : 'off';
}

/** Subscribes this browser with the site's public key. A subscription for another key is replaced. Asks for permission first. */
export async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  const bytes = fromBase64Url(key);
  if (known && isSame(known.options.applicationServerKey, bytes)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

/** A subscription as the API takes it. */
export function subscriptionBody(subscription: PushSubscription, deviceType: string) {
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    deviceType,
    userAgent: navigator.userAgent.slice(0, 400),
  };
}

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? new ArrayBuffer(0));
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}
