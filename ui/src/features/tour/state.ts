// How far somebody is in the tour, and whether they are through or want none: kept on the device, as nobody else needs to know.
import { useSyncExternalStore } from 'react';
import { dropStored, readStored, writeStored } from '../../lib/storage';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The step, from 0; null for who skipped the tour or is through. */
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
