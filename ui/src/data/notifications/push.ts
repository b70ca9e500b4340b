import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/http';
import { currentSubscription, pushState, subscribe, subscriptionBody } from '../../lib/push';
import { readStored, removeStored, writeStored } from '../../lib/storage';
import { useChange } from '../use-change';

/** The person who turned push on in this browser: it comes back when they sign in again, and for nobody else. */
const chosenBy = 'push-chosen-by';

const deviceType = () => (matchMedia('(pointer: coarse)').matches ? 'phone' : 'desktop');

/** Whether this browser gets push messages. */
const stateKey = ['push-state'];

export const usePushState = () => useQuery({ queryKey: stateKey, queryFn: pushState, staleTime: 0 });

async function subscribeHere(idempotencyKey?: string): Promise<void> {
  const { key } = await request<{ key: string }>('GET', '/api/mobile/push/key');
  const body = subscriptionBody(await subscribe(key), deviceType());
  await request<boolean>('POST', '/api/mobile/push/subscribe', { body, ...(idempotencyKey && { idempotencyKey }) });
}

/** Turns push messages on or off in this browser. */
export function useSwitchPush(user: number, onDone: (on: boolean) => void) {
  return useChange({
    run: async (on: boolean, idempotencyKey) => {
      if (on) {
        await subscribeHere(idempotencyKey);
        writeStored(chosenBy, user);
        return pushState();
      }
      removeStored(chosenBy);
      const subscription = await currentSubscription();
      if (!subscription) return pushState();
      await request<boolean>('POST', '/api/mobile/push/unsubscribe', { body: { endpoint: subscription.endpoint }, idempotencyKey });
      await subscription.unsubscribe();
      return pushState();
    },
    events: [],
    cacheUpdates: (state) => [[stateKey, state]],
    onDone: (_, on) => onDone(on),
  });
}

/** Sends this browser's subscription again, because the server forgets it with the session and browsers change it. */
export async function syncPush(user: number): Promise<void> {
  if (readStored<number>(chosenBy) !== user || (await pushState()) === 'blocked' || Notification.permission !== 'granted') return;
  await subscribeHere();
}

/** Ends this browser's subscription when the person signs out; their choice stays for the next time. */
export async function pausePush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
