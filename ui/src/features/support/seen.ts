// The chat's storage on this device: the last message seen, and unsent text. Without a "seen" entry there is no ongoing
// chat, so most visits don't have to ask the server.
import { dropStored, readStored, writeStored } from '../../lib/storage';

const name = 'support-seen';

/** Returns the id of the last message seen; null if no chat was started. */
export const readSeen = () => readStored<number>(name);
export const writeSeen = (id: number) => writeStored(name, id);
export const dropSeen = () => dropStored(name);

const typed = 'support-text';

interface Typed {
  owner: number | null;
  text: string;
}

/** Returns unsent text from before a reload of the tab, unless someone else wrote it. */
export function readTyped(owner: number | null): string {
  const stored = readStored<Typed>(typed, 'session');
  return stored?.owner === owner && typeof stored.text === 'string' ? stored.text : '';
}

export function writeTyped(text: string, owner: number | null): void {
  if (text) writeStored(typed, { owner, text } satisfies Typed, 'session');
  else dropStored(typed, 'session');
}
