// The current step of the tour, or that it was finished or skipped. Stored on the device only.
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/storage';
import { beginTour } from './quiet';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Returns the current step, from 0; null once the tour was finished or skipped. */
export function readStep(): number | null {
  if (readStored('tour-skipped') !== null) return null;
  const storedStep = readStored<unknown>('tour-step');
  return storedStep === 1 || storedStep === 2 || storedStep === 3 ? storedStep : 0;
}

export function goTo(step: number): void {
  writeStored('tour-step', step);
  notify();
}

export function endTour(): void {
  removeStored('tour-step');
  writeStored('tour-skipped', true);
  notify();
}

export function restartTour(): void {
  removeStored('tour-step');
  removeStored('tour-skipped');
  beginTour();
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStep = () => useSyncExternalStore(subscribe, readStep);
