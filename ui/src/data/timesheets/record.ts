// What a person does with the hours on this device. Everything takes effect here at once and is sent when there's a connection.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TimePlace, Timer } from '../../lib/api';
import { request } from '../../lib/http';
import { randomId } from '../../lib/random-id';
import { behindBy } from '../../lib/server-clock';
import { isRecordStored, type LocalHours, type LocalPhoto, readRecorded } from '../../lib/timer-store';
import { useSession } from '../accounts/session';
import { emit } from '../emit';
import { change, changeOne, remove } from './recorded';
import { flush } from './sync';

const maxKnown = 20;
/** What the site answers to hours before the contract's first day, unless they're confirmed. */
export const beforeContract = 'before_contract';

/** A contract whose hours are recorded. */
export interface Job {
  contract: number;
  title: string;
}

/** Hours that were typed in. */
type TypedHours = Job & Pick<LocalHours, 'startedAt' | 'memo' | 'confirmed' | 'place' | 'photos'> & { endedAt: number };

type Outcome = 'saved' | 'waiting' | 'unstored' | { code: string; text: string };

const begun = ({ contract, title }: Job, memo: string, startedAt: number): LocalHours => ({
  clientId: randomId(),
  contract,
  title,
  startedAt,
  endedAt: null,
  memo,
  manual: false,
  place: null,
  photos: [],
  sent: false,
  failure: null,
});

export interface Recorder {
  start: (job: Job, memo: string) => void;
  /** Stops the timer; as a break if it's going on afterward. */
  stop: (clientId: string, asBreak?: boolean) => void;
  endBreak: () => void;
  setMemo: (clientId: string, memo: string) => void;
  addPhoto: (clientId: string, photo: LocalPhoto) => void;
  setPlace: (clientId: string, place: TimePlace | null) => void;
  /** Adds typed hours, or replaces refused ones with them, and says what became of them. */
  add: (hours: TypedHours, instead?: string) => Promise<Outcome>;
  /** Sends refused hours again, which is a yes to what the site asked. A timer begins now if the time before is taken. */
  retry: (clientId: string, fromNow?: boolean) => void;
  discard: (hours: LocalHours) => Promise<void>;
  /** Remembers a contract, so that its timer can be started without a signal. */
  know: (job: Job) => void;
}

function recorder(client: QueryClient, user: number): Recorder {
  const then = (done: Promise<void>) => void done.then(() => flush(client, user));
  return {
    start: (job, memo) => {
      const timer = begun(job, memo.trim(), Date.now());
      then(change(user, (all) => ({ ...all, pause: null, hours: [...all.hours, timer] })));
    },
    stop: (clientId, asBreak = false) => {
      const now = Date.now();
      then(
        change(user, (all) => {
          const stopped = all.hours.find((one) => one.clientId === clientId);
          const endedAt = now + (stopped ? behindBy(stopped.startedAt) : 0);
          const pause = asBreak && stopped ? { contract: stopped.contract, memo: stopped.memo, since: endedAt } : null;
          return { ...all, pause, hours: all.hours.map((one) => (one.clientId === clientId ? { ...one, endedAt, failure: null } : one)) };
        }),
      );
    },
    endBreak: () => then(change(user, (all) => ({ ...all, pause: null }))),
    setMemo: (clientId, memo) => then(changeOne(user, clientId, (one) => ({ ...one, memo: memo.trim(), sent: false }))),
    addPhoto: (clientId, photo) => then(changeOne(user, clientId, (one) => ({ ...one, photos: [...one.photos, photo] }))),
    setPlace: (clientId, place) => then(changeOne(user, clientId, (one) => ({ ...one, place }))),
    add: async (hours, instead) => {
      const clientId = instead ?? randomId();
      const one: LocalHours = { ...hours, clientId, manual: true, sent: false, failure: null };
      await change(user, (all) => ({ ...all, hours: [...all.hours.filter((known) => known.clientId !== clientId), one] }));
      await flush(client, user);
      const left = (await readRecorded(user)).hours.find((known) => known.clientId === clientId);
      if (!left) return 'saved';
      if (left.failure === null) return isRecordStored() ? 'waiting' : 'unstored';
      // The form still has what was typed.
      if (!instead) await remove(user, clientId);
      return left.failure;
    },
    retry: (clientId, fromNow = false) => {
      const now = Date.now();
      then(
        changeOne(user, clientId, (one) => ({
          ...one,
          confirmed: one.confirmed || one.failure?.code === beforeContract,
          failure: null,
          ...(fromNow && { startedAt: now }),
        })),
      );
    },
    discard: async ({ clientId, sent }) => {
      if (sent) await request<Timer>('POST', '/api/timer/discard', { body: { clientId } });
      await remove(user, clientId);
      void emit(client, ['ContractChanged']);
    },
    know: ({ contract, title }) =>
      void change(user, (all) =>
        all.known[0]?.contract === contract && all.known[0].title === title
          ? all
          : { ...all, known: [{ contract, title }, ...all.known.filter((one) => one.contract !== contract)].slice(0, maxKnown) },
      ),
  };
}

/** Records hours for the person who is signed in. */
export function useRecorder(): Recorder {
  const client = useQueryClient();
  const user = useSession().user?.id ?? 0;
  return useMemo(() => recorder(client, user), [client, user]);
}
