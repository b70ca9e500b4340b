// The current step of the tour, or that it was finished or skipped. Stored on the device only.
import { useSyncExternalStore } from 'react';
import { dropStored, readStored, writeStored } from '../../lib/storage';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Returns the current step, from 0; null once the tour was finished or skipped. */
export function readStep(): number | null {
  if (readStored('tour-skipped') !== null) return null;
  const kept = readStored<unknown>('tour-step');
  return kept === 1 || kept === 2 || kept === 3 ? kept : 0;
}

export function goTo(step: number): void {
  writeStored('tour-step', step);
  tell();
}

export function endTour(): void {
  dropStored('tour-step');
  writeStored('tour-skipped', true);
  tell();
}

export function restartTour(): void {
  dropStored('tour-step');
  dropStored('tour-skipped');
  tell();
}

function onStep(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStep = () => useSyncExternalStore(onStep, readStep);
