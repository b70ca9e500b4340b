import { readStored, writeStored } from '../../lib/storage';

const key = 'motivation-cards';

/** Kept on the device, and on until somebody switches it off. */
export const cardsAreOn = () => readStored<boolean>(key) !== false;
export const switchCards = (on: boolean) => writeStored(key, on);
