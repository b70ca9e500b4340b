// Which card comes next, and what is stored about the cards shown.
import { readStored, writeStored } from '../../lib/storage';

export interface Message {
  id: number;
  category: string;
  /** From the catalogue; as specified, the choice ignores it. */
  minTimeSpent: number;
  message: string;
}

interface MessageState {
  currentMessage: Message | null;
  showMessage: boolean;
  /** The ids shown. Some ids belong to two messages: after one, neither comes again. */
  messageHistory: number[];
  /** In seconds of tracked time. */
  lastMessageTime: number;
}

export interface SeenCard extends Pick<Message, 'id' | 'category' | 'message'> {
  /** The tracked time at which it appeared, in seconds. */
  after: number;
  at: number;
}

const stateKey = 'motivation';
// Stored apart, because the state above is emptied whenever the count restarts.
const seenKey = 'motivation-seen';
const seenLimit = 50;

const empty: MessageState = { currentMessage: null, showMessage: false, messageHistory: [], lastMessageTime: 0 };

/** A last message later than the tracked time belongs to an earlier count, and so does its history. */
function readState(seconds: number): MessageState {
  const stored = readStored<MessageState>(stateKey);
  return stored && Array.isArray(stored.messageHistory) && stored.lastMessageTime <= seconds ? stored : empty;
}

/** Empties the history after the count restarted. */
export function beginCount(seconds: number): void {
  if (readState(seconds) === empty) writeStored(stateKey, empty);
}

/** Picks a random unseen message and records it. Once all were shown, the history restarts. */
export function takeMessage(catalogue: Message[], seconds: number): Message {
  const { messageHistory } = readState(seconds);
  const unseen = catalogue.filter(({ id }) => !messageHistory.includes(id));
  const [among, history] = unseen.length > 0 ? [unseen, messageHistory] : [catalogue, []];
  const message = among[Math.floor(Math.random() * among.length)];
  if (!message) throw new Error('The catalogue is empty');
  const state: MessageState = {
    currentMessage: message,
    showMessage: true,
    messageHistory: [...history, message.id],
    lastMessageTime: seconds,
  };
  writeStored(stateKey, state);
  const { id, category, message: text } = message;
  writeStored(seenKey, [{ id, category, message: text, after: seconds, at: Date.now() }, ...readSeen()].slice(0, seenLimit));
  return message;
}

/** Called when the card is gone. */
export function putAway(): void {
  writeStored(stateKey, { ...empty, ...readStored<MessageState>(stateKey), currentMessage: null, showMessage: false });
}

/** The cards that were shown on this device, newest first. */
export function readSeen(): SeenCard[] {
  const stored = readStored<SeenCard[]>(seenKey);
  return Array.isArray(stored) ? stored : [];
}
