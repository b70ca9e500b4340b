// Which card comes next, and what is kept of those that were shown.
import { readStored, writeStored } from '../../lib/storage';

export interface Message {
  id: number;
  category: string;
  /** Kept from the catalogue; the choice does not look at it, as specified. */
  minTimeSpent: number;
  message: string;
}

interface MessageState {
  currentMessage: Message | null;
  showMessage: boolean;
  /** The ids that were shown. Some ids stand for two messages: having seen one, neither comes again. */
  messageHistory: number[];
  /** In seconds of tracked time. */
  lastMessageTime: number;
}

export interface SeenCard extends Pick<Message, 'id' | 'category' | 'message'> {
  /** The tracked time at which it came, in seconds. */
  after: number;
  at: number;
}

const stateKey = 'motivation';
// A list of its own: the state above is emptied whenever the count begins anew.
const seenKey = 'motivation-seen';
const seenLimit = 50;

const empty: MessageState = { currentMessage: null, showMessage: false, messageHistory: [], lastMessageTime: 0 };

/** A last message later than the tracked time belongs to a count that is over, and its history with it. */
function readState(seconds: number): MessageState {
  const stored = readStored<MessageState>(stateKey);
  return stored && Array.isArray(stored.messageHistory) && stored.lastMessageTime <= seconds ? stored : empty;
}

/** Empties the history when a new count has begun. */
export function beginCount(seconds: number): void {
  if (readState(seconds) === empty) writeStored(stateKey, empty);
}

/** Takes one at random that was not shown yet, and notes it. Once all were shown, the history begins anew. */
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

/** The card has gone. */
export function putAway(): void {
  writeStored(stateKey, { ...empty, ...readStored<MessageState>(stateKey), currentMessage: null, showMessage: false });
}

/** The cards that were shown on this device, newest first. */
export function readSeen(): SeenCard[] {
  const stored = readStored<SeenCard[]>(seenKey);
  return Array.isArray(stored) ? stored : [];
}
