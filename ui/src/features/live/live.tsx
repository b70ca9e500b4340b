import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userKey } from '../../data/accounts/session';
import { queryFunction } from '../../data/client';
import { emit, emitAll } from '../../data/emit';
import { eventOf } from '../../data/live/events';
import type { User } from '../../lib/api';
import { readBoot } from '../../lib/boot';
import { startLive } from '../../lib/live';

/** Keeps the page's data current while someone is signed in. */
export default function Live({ user }: { user: number }) {
  const client = useQueryClient();
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
        const found = await queryFunction('null')<User>({ queryKey: userKey }).catch(() => undefined);
        // Without a line, the session is taken to be alive; the next connection tells.
        if (found === undefined) return true;
        client.setQueryData(userKey, found);
        return found !== null;
      },
    });
  }, [client, user]);
  return null;
}
