import { readStored, writeStored } from '../../lib/storage';

const key = 'motivation-cards';

/** Whether to show motivation cards. Stored on the device; on by default. */
export const cardsEnabled = () => readStored<boolean>(key) !== false;
export const setCardsEnabled = (on: boolean) => writeStored(key, on);
