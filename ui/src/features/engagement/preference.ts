import { readStored, writeStored } from '../../lib/storage';

const key = 'motivation-cards';

/** Whether to show motivation cards. Stored on the device; on by default. */
export const cardsAreOn = () => readStored<boolean>(key) !== false;
export const switchCards = (on: boolean) => writeStored(key, on);
