import { useLine } from '../../lib/live';

/** In milliseconds: how often to poll for an open conversation. */
export const conversationPoll = 15_000;
/** In milliseconds: how often to poll for everything else. */
const poll = 60_000;

/** Polls for queries that the live channel normally keeps current, while the channel is down. */
export const usePolling = (every = poll): { refetchInterval: number | false } => ({ refetchInterval: useLine() === 'open' ? false : every });
