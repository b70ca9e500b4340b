// Saved jobs: stored in the account when signed in, otherwise on the device. A tap shows at once and is undone if it fails.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { JobCard } from '../../lib/api';
import { ApiError, sentence } from '../../lib/errors';
import { request } from '../../lib/http';
import { randomId } from '../../lib/random-id';
import { dropStored, readStored, writeStored } from '../../lib/storage';
import { toast } from '../../lib/toast';
import { useSession } from '../accounts/session';
import { useChange } from '../use-change';

const key = 'pins';
const most = 50;

/** Taps since the lists were loaded; they override the lists' outdated `saved`. */
const taps = new Map<number, boolean>();
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

function saveOnDevice(id: number, pinned: boolean): void {
  const others = deviceSavedJobs().filter((other) => other !== id);
  writeStored(key, pinned ? [id, ...others].slice(0, most) : others);
}

export function useSaveJob(job: Pick<JobCard, 'id' | 'title' | 'saved'>) {
  useSyncExternalStore(subscribe, () => version);
  const { user } = useSession();
  const save = useChange({
    run: (pinned: boolean, idempotencyKey) => request(pinned ? 'PUT' : 'DELETE', `/api/saved-jobs/${job.id}`, { body: {}, idempotencyKey }),
    events: ['SavedJobsChanged'],
    onFail: (error, pinned) => {
      taps.delete(job.id);
      changed();
      toast(pinned ? 'Not saved' : 'Still saved', sentence(error), 'destructive');
    },
  });
  const pinned = taps.get(job.id) ?? (user ? job.saved : deviceSavedJobs().includes(job.id));
  const sent = useRef<boolean>(undefined);
  const { act, pending } = save;
  const wish = taps.get(job.id);
  // Tapped again while the request was running: send the latest state.
  useEffect(() => {
    if (pending || sent.current === undefined || wish === undefined || wish === sent.current) return;
    sent.current = wish;
    act(wish);
  }, [pending, wish, act]);
  return {
    pinned,
    toggle: () => {
      taps.set(job.id, !pinned);
      if (!user) saveOnDevice(job.id, !pinned);
      else if (!pending) {
        sent.current = !pinned;
        act(!pinned);
      }
      changed();
    },
  };
}

/** Statuses after which retrying is pointless: the job was taken down, or cannot be saved. */
const refused = new Set([404, 409, 410, 422]);

/** Moves the jobs saved on the device to the account. Those that may succeed later stay on the device. */
export async function moveSavedJobs(): Promise<void> {
  for (const id of deviceSavedJobs()) {
    try {
      await request('PUT', `/api/saved-jobs/${id}`, { body: {}, idempotencyKey: randomId() });
    } catch (error) {
      // Offline, the others would fail too.
      if (!(error instanceof ApiError)) return;
      if (!refused.has(error.status)) continue;
    }
    saveOnDevice(id, false);
  }
  if (deviceSavedJobs().length === 0) dropStored(key);
}
