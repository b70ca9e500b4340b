// Saved jobs: stored in the account when signed in, otherwise on the device. A tap shows at once and is undone if it fails.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { JobCard } from '../../lib/api';
import { ApiError, messageOf } from '../../lib/errors';
import { forNow } from '../../lib/for-now';
import { request } from '../../lib/http';
import { randomId } from '../../lib/random-id';
import { readStored, removeStored, writeStored } from '../../lib/storage';
import { toast } from '../../lib/toast';
import { useChange } from '../use-change';

const key = 'pins';
const maxSaved = 50;

/** Taps since the lists were loaded; they override the lists' outdated `saved`. */
const optimistic = new Map<number, boolean>();
const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function deviceSavedJobs(): number[] {
  const stored = readStored<number[]>(key);
  return Array.isArray(stored) ? stored.filter(Number.isSafeInteger) : [];
}

function saveOnDevice(id: number, saved: boolean): void {
  const others = deviceSavedJobs().filter((other) => other !== id);
  writeStored(key, saved ? [id, ...others].slice(0, maxSaved) : others);
  onDevice.forget();
}

/** Whether a job is saved, and how to change that. */
export interface SavedJob {
  saved: boolean;
  toggle: () => void;
}

type Job = Pick<JobCard, 'id' | 'saved'>;

const useTaps = () => useSyncExternalStore(subscribe, () => version);

const onDevice = forNow(deviceSavedJobs);

/** For visitors. A list has twenty of these, so they do without what only a request needs. */
export function useSaveOnDevice({ id }: Job): SavedJob {
  useTaps();
  const saved = optimistic.get(id) ?? onDevice.get().includes(id);
  return {
    saved,
    toggle: () => {
      optimistic.set(id, !saved);
      saveOnDevice(id, !saved);
      changed();
    },
  };
}

/** For people who are signed in. */
export function useSaveInAccount(job: Job): SavedJob {
  useTaps();
  const { act, pending } = useChange({
    run: (saved: boolean, idempotencyKey) => request(saved ? 'PUT' : 'DELETE', `/api/saved-jobs/${job.id}`, { body: {}, idempotencyKey }),
    events: ['SavedJobsChanged'],
    onFail: (error, saved) => {
      optimistic.delete(job.id);
      changed();
      toast(saved ? 'Not saved' : 'Still saved', messageOf(error), 'destructive');
    },
  });
  const wanted = optimistic.get(job.id);
  const saved = wanted ?? job.saved;
  const sent = useRef<boolean>(undefined);
  // Tapped again while the request was running: send the latest state.
  useEffect(() => {
    if (pending || sent.current === undefined || wanted === undefined || wanted === sent.current) return;
    sent.current = wanted;
    act(wanted);
  }, [pending, wanted, act]);
  return {
    saved,
    toggle: () => {
      optimistic.set(job.id, !saved);
      if (!pending) {
        sent.current = !saved;
        act(!saved);
      }
      changed();
    },
  };
}

/** Returns a function that saves a job again after it was removed from the account's list, where its card is gone. */
export function useSaveAgain(): (id: number) => void {
  const { act } = useChange({
    run: (id: number, idempotencyKey) => request('PUT', `/api/saved-jobs/${id}`, { body: {}, idempotencyKey }),
    events: ['SavedJobsChanged'],
    onFail: (error) => toast('Not saved', messageOf(error), 'destructive'),
  });
  return (id) => {
    optimistic.delete(id);
    act(id);
    changed();
  };
}

/** Statuses after which retrying is pointless: the job was taken down, or cannot be saved. */
const finalStatuses = new Set([404, 409, 410, 422]);

/** Moves the jobs saved on the device to the account. Those that may succeed later stay on the device. */
export async function moveSavedJobsToAccount(): Promise<void> {
  for (const id of deviceSavedJobs()) {
    try {
      await request('PUT', `/api/saved-jobs/${id}`, { body: {}, idempotencyKey: randomId() });
    } catch (error) {
      // Offline, the others would fail too.
      if (!(error instanceof ApiError)) return;
      if (!finalStatuses.has(error.status)) continue;
    }
    saveOnDevice(id, false);
  }
  if (deviceSavedJobs().length === 0) removeStored(key);
}
