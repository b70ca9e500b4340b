import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userKey } from '../../data/accounts/session';
import { queryFunction } from '../../data/client';
import { emit, emitAll } from '../../data/emit';
import { startFilling } from '../../data/kept/fill';
import { eventOf } from '../../data/live/events';
import { useOutbox } from '../../data/messages/outbox';
import { syncPush } from '../../data/notifications/push';
import { useSite } from '../../data/site/site';
import { useTimeSync } from '../../data/timesheets/sync';
import type { User } from '../../lib/api';
import { readBoot } from '../../lib/boot';
import { type Change, startLive } from '../../lib/live-channel';
import { askingFor, onAsking } from '../../lib/step-up';

/** In milliseconds: time for another tab's response to bring a new cookie. */
const cookieDelay = 1_000;

/** Changes of what the device keeps for reading without a signal. */
const keptKinds: Change[] = ['message_sent', 'message_changed', 'conversation_changed', 'contract_changed'];

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

/** Waits while a dialog asks for the password: the answer to it decides who is signed in. */
function notAsking(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (askingFor() !== null) return;
      stop();
      resolve();
    };
    const stop = onAsking(check);
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
  const { zone } = useSite();
  useEffect(() => {
    const boot = readBoot();
    const device = startFilling(user, zone);
    const close = startLive({
      // The page's first data is this old, unless someone else has signed in since.
      since: boot?.user?.id === user ? boot.live : null,
      account: user,
      onChanges: (kinds) => {
        const events = [...kinds].flatMap((kind) => eventOf[kind] ?? []);
        void emit(client, events);
        if (keptKinds.some((kind) => kinds.has(kind))) device.changed();
      },
      onReset: () => void emitAll(client),
      isSignedIn: async () => {
        // Changing rights gives the session a new id, and the response with the new cookie may still be on its way.
        await new Promise((resolve) => setTimeout(resolve, cookieDelay));
        let found: User | null | undefined;
        do {
          await notAsking();
          await noMutation(client);
          found = await queryFunction('null')<User>({ queryKey: userKey }).catch(() => undefined);
          // The dialog may have opened meanwhile.
        } while (askingFor() !== null);
        // Offline, assume that the person is still signed in; the next connection will show.
        if (found === undefined) return true;
        client.setQueryData(userKey, found);
        return found !== null;
      },
    });
    return () => {
      device.stop();
      close();
    };
  }, [client, user, zone]);
  return null;
}
