// What the chat stores on this device: the last message seen, and unsent text. An entry exists only while a chat may be
// going on, so that other visits need no request.
import { dropStored, readStored, writeStored } from '../../lib/storage';

const name = 'support-seen';

/** The id of the last message seen; null if no chat was started. */
export const readSeen = () => readStored<number>(name);
export const writeSeen = (id: number) => writeStored(name, id);
export const dropSeen = () => dropStored(name);

const typed = 'support-text';

interface Typed {
  owner: number | null;
  text: string;
}

/** Unsent text survives a reload of the tab; another person's text stays hidden. */
export function readTyped(owner: number | null): string {
  const stored = readStored<Typed>(typed, 'session');
  return stored?.owner === owner && typeof stored.text === 'string' ? stored.text : '';
}

export function writeTyped(text: string, owner: number | null): void {
  if (text) writeStored(typed, { owner, text } satisfies Typed, 'session');
  else dropStored(typed, 'session');
}
