// What of the agents' messages was seen on this device. It is there while a chat may be going on, so that visits without one
// ask nothing of the server.
import { dropStored, readStored, writeStored } from '../../lib/storage';

const name = 'support-seen';

/** The last message that was seen; null where no chat was started. */
export const readSeen = () => readStored<number>(name);
export const writeSeen = (id: number) => writeStored(name, id);
export const dropSeen = () => dropStored(name);
