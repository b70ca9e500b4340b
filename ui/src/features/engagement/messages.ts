// Chooses the next motivation message and stores which ones were shown.
import { readStored, writeStored } from '../../lib/storage';

export interface Message {
  id: number;
  category: string;
  /** From the catalog, in seconds. As specified, it doesn't affect which message is chosen. */
  minTimeSpent: number;
  message: string;
}

interface MessageState {
  currentMessage: Message | null;
  showMessage: boolean;
  /** Ids of the messages shown. Some ids belong to two messages; showing one counts for both. */
  messageHistory: number[];
  /** Tracked time when the last message was shown, in seconds. */
  lastMessageTime: number;
}

export interface SeenCard extends Pick<Message, 'id' | 'category' | 'message'> {
  /** Tracked time when it was shown, in seconds. */
  after: number;
  at: number;
}

const stateKey = 'motivation';
// Stored separately, because the state above is cleared whenever the count restarts.
const seenKey = 'motivation-seen';
const seenLimit = 50;

const empty: MessageState = { currentMessage: null, showMessage: false, messageHistory: [], lastMessageTime: 0 };

/** Reads the stored state. If its last message is later than the tracked time, it belongs to an earlier count and is ignored. */
function readState(seconds: number): MessageState {
  const stored = readStored<MessageState>(stateKey);
  return stored && Array.isArray(stored.messageHistory) && stored.lastMessageTime <= seconds ? stored : empty;
}

/** Clears the history if the count has restarted. */
export function resetHistoryIfRestarted(seconds: number): void {
  if (readState(seconds) === empty) writeStored(stateKey, empty);
}

/** Picks a random unseen message and records it. Once all have been shown, starts over. */
export function takeMessage(catalog: Message[], seconds: number): Message {
  const { messageHistory } = readState(seconds);
  const unseen = catalog.filter(({ id }) => !messageHistory.includes(id));
  const [candidates, history] = unseen.length > 0 ? [unseen, messageHistory] : [catalog, []];
  const message = candidates[Math.floor(Math.random() * candidates.length)];
  if (!message) throw new Error('The catalog is empty');
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

/** Clears the current message once its card is gone. */
export function clearCurrentMessage(): void {
  writeStored(stateKey, { ...empty, ...readStored<MessageState>(stateKey), currentMessage: null, showMessage: false });
}

/** Returns the cards shown on this device, newest first. */
export function readSeen(): SeenCard[] {
  const stored = readStored<SeenCard[]>(seenKey);
  return Array.isArray(stored) ? stored : [];
}
