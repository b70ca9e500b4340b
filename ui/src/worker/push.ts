// Push messages in the service worker: shows them, opens what they are about, and keeps the subscription.

import type { PageMessage } from '../lib/offline';

declare const self: ServiceWorkerGlobalScope;

/** A message from the server (src/push/model.rs). */
interface Payload {
  title: string;
  body: string;
  href: string;
  tag: string;
  badge: number;
  /** Whether it makes no sound, because the person wants quiet now. */
  silent: boolean;
}

/** Options that TypeScript's library lacks. */
interface Shown extends NotificationOptions {
  renotify: boolean;
  actions: { action: string; title: string; type?: 'text'; placeholder?: string }[];
}

const icon = '/api/mobile/icons/icon-192.png';
const thread = /^\/messages\/(\d+)$/;

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

/** Every push shows something: browsers end the subscription of a site that pushes invisibly. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title, body, href, tag, badge, silent } = read(data);
  const options: Shown = {
    body,
    tag,
    icon,
    badge: icon,
    data: href,
    renotify: true,
    silent,
    // Where answers can't be typed into a notification, the button opens the conversation.
    actions: thread.test(href) ? [{ action: 'reply', title: 'Reply', type: 'text', placeholder: 'Write a message' }] : [],
  };
  await Promise.allSettled([self.registration.showNotification(title, options), self.navigator.setAppBadge?.(badge)]);
}

function read(data: PushMessageData | null): Payload {
  const fallback: Payload = { title: 'Something new', body: 'Open the app to see it.', href: '/notifications', tag: 'news', badge: 1, silent: false };
  try {
    return { ...fallback, ...(data?.json() as Partial<Payload>) };
  } catch {
    return fallback;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const href = String(event.notification.data ?? '/notifications');
  const text = (event as NotificationEvent & { reply?: string }).reply?.trim();
  event.waitUntil(event.action === 'reply' && text ? reply(href, text) : open(href));
});

async function reply(href: string, text: string): Promise<void> {
  const id = thread.exec(href)?.[1];
  const clientId = crypto.randomUUID();
  const sent = await fetch(`/api/conversations/${id}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': clientId },
    body: JSON.stringify({ clientId, text }),
  }).catch(() => null);
  if (sent?.ok) return;
  // The text stays on the screen, to be copied from there.
  await self.registration.showNotification('Your reply wasn’t sent', { body: text, tag: `unsent:${id}`, icon, data: href });
}

/** Opens a page in a window that is already open, else in a new one. */
async function open(href: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find((one) => one.visibilityState === 'visible') ?? windows[0];
  const isFocused = own !== undefined && (await succeeds('focus the window', () => own.focus()));
  const isNew = !isFocused && (await succeeds('open a window', () => self.clients.openWindow(href)));
  // A window that couldn't come to the front has the page ready when the person gets there.
  if (!isNew) own?.postMessage({ type: 'open', path: href } satisfies PageMessage);
}

/** Browsers may refuse either, for instance without a recent tap. */
async function succeeds(what: string, step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    console.warn(`Failed to ${what}`, error);
    return false;
  }
}

self.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(renew(event as SubscriptionChange)));

interface SubscriptionChange extends Event {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** The browser replaced the subscription, or dropped it: tells the server about the new one. */
async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const current =
    newSubscription ?? (key ? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null);
  if (!current) return;
  const { keys } = current.toJSON();
  await fetch('/api/mobile/push/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ endpoint: current.endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], deviceType: '', userAgent: '' }),
  });
}
