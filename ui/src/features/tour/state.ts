// The tour's current step, in this tab: reloading keeps it open, and no later visit opens it by itself.
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/storage';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Returns the current step, from 0; null while the tour is closed. */
export function readStep(): number | null {
  const step = readStored<unknown>('tour-step', 'session');
  return typeof step === 'number' && [0, 1, 2, 3].includes(step) ? step : null;
}

/** Whether the tour was finished or skipped on this device. */
const readIsDone = () => readStored('tour-skipped') !== null;

export function goTo(step: number): void {
  writeStored('tour-step', step, 'session');
  notify();
}

export const startTour = () => goTo(0);

export function endTour(): void {
  removeStored('tour-step', 'session');
  writeStored('tour-skipped', true);
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStep = () => useSyncExternalStore(subscribe, readStep);
export const useIsTourDone = () => useSyncExternalStore(subscribe, readIsDone);
