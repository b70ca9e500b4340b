// What the chat remembers on this device. What of the agents' messages was seen on this device. It is there while a chat may be going on, so that visits without one
// ask nothing of the server.
import { dropStored, readStored, writeStored } from '../../lib/storage';

const name = 'support-seen';

/** The last message that was seen; null where no chat was started. */
export const readSeen = () => readStored<number>(name);
export const writeSeen = (id: number) => writeStored(name, id);
export const dropSeen = () => dropStored(name);

const typed = 'support-text';

interface Typed {
  owner: number | null;
  text: string;
}

/** What was typed and not sent outlives a reload of the tab; another person's words stay hidden. */
export function readTyped(owner: number | null): string {
  const stored = readStored<Typed>(typed, 'session');
  return stored?.owner === owner && typeof stored.text === 'string' ? stored.text : '';
}

export function writeTyped(text: string, owner: number | null): void {
  if (text) writeStored(typed, { owner, text } satisfies Typed, 'session');
  else dropStored(typed, 'session');
}
