// The chat's storage on this device: the last message seen, and unsent text. Without a "seen" entry there is no ongoing
// chat, so most visits don't have to ask the server.
import { readStored, removeStored, writeStored } from '../../lib/storage';

const seenKey = 'support-seen';

/** Returns the id of the last message seen; null if no chat was started. */
export const readSeen = () => readStored<number>(seenKey);
export const writeSeen = (id: number) => writeStored(seenKey, id);
export const clearSeen = () => removeStored(seenKey);

const textKey = 'support-text';

interface UnsentText {
  owner: number | null;
  text: string;
}

/** Returns unsent text from before a reload of the tab, unless someone else wrote it. */
export function readUnsentText(owner: number | null): string {
  const stored = readStored<UnsentText>(textKey, 'session');
  return stored?.owner === owner && typeof stored.text === 'string' ? stored.text : '';
}

export function writeUnsentText(text: string, owner: number | null): void {
  if (text) writeStored(textKey, { owner, text } satisfies UnsentText, 'session');
  else removeStored(textKey, 'session');
}
