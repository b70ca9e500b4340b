import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userKey } from '../../data/accounts/session';
import { queryFunction } from '../../data/client';
import { emit, emitAll } from '../../data/emit';
import { eventOf } from '../../data/live/events';
import { useOutbox } from '../../data/messages/outbox';
import { syncPush } from '../../data/notifications/push';
import { useTimeSync } from '../../data/timesheets/sync';
import type { User } from '../../lib/api';
import { readBoot } from '../../lib/boot';
import { startLive } from '../../lib/live';

/** In milliseconds: time for another tab's response to bring a new cookie. */
const cookieDelay = 1_000;

/** Waits until no mutation is running. */
function noMutation(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    };
    const stop = client.getMutationCache().subscribe(check);
    check();
  });
}

/** Keeps the page's data current while someone is signed in, and sends the messages and hours that wait on this device. */
export default function Live({ user }: { user: number }) {
  const client = useQueryClient();
  useOutbox(client, user);
  useTimeSync(client, user);
  useEffect(() => {
    void syncPush(user).catch((error) => console.warn('Failed to renew the push subscription', error));
  }, [user]);
  useEffect(() => {
    const boot = readBoot();
    return startLive({
      // The page's first data is this old, unless someone else has signed in since.
      since: boot?.user?.id === user ? boot.live : null,
      onChanges: (kinds) => {
        const events = [...kinds].flatMap((kind) => eventOf[kind] ?? []);
        void emit(client, events);
      },
      onReset: () => void emitAll(client),
      isSignedIn: async () => {
        // Changing rights gives the session a new id, and the response with the new cookie may still be on its way.
        await new Promise((resolve) => setTimeout(resolve, cookieDelay));
        await noMutation(client);
        const found = await queryFunction('null')<User>({ queryKey: userKey }).catch(() => undefined);
        // Offline, assume that the person is still signed in; the next connection will show.
        if (found === undefined) return true;
        client.setQueryData(userKey, found);
        return found !== null;
      },
    });
  }, [client, user]);
  return null;
}
