// The hours on this device, as the pages show them.
import { useSyncExternalStore } from 'react';
import { changeRecorded, isRecordStored, type LocalHours, nothing, type Recorded, readRecorded } from '../../lib/timer-store';

let shown: Recorded = nothing;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Reads them again: another tab may have changed them. */
export async function show(user: number): Promise<void> {
  shown = await readRecorded(user);
  for (const listener of listeners) listener();
}

export async function change(user: number, how: (all: Recorded) => Recorded): Promise<void> {
  await changeRecorded(user, how);
  await show(user);
}

/** Changes the hours with this id. */
export const changeOne = (user: number, clientId: string, how: (one: LocalHours) => LocalHours): Promise<void> =>
  change(user, (all) => ({ ...all, hours: all.hours.map((one) => (one.clientId === clientId ? how(one) : one)) }));

export const remove = (user: number, clientId: string): Promise<void> =>
  change(user, (all) => ({ ...all, hours: all.hours.filter((one) => one.clientId !== clientId) }));

export const useRecorded = (): Recorded => useSyncExternalStore(subscribe, () => shown);

/** Whether this device could store them; if not, they’re lost when the page is closed. */
export const useIsRecordStored = (): boolean => useSyncExternalStore(subscribe, isRecordStored);

/** The timer that runs; the server may not know it yet. */
export const runningOf = ({ hours }: Recorded): LocalHours | undefined => hours.find((one) => one.endedAt === null);
