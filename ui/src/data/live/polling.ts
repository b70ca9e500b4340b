import { useLine } from '../../lib/live';

/** In milliseconds: how often an open conversation asks by itself. */
export const conversationPoll = 15_000;
/** In milliseconds: how often everything else does. */
const poll = 60_000;

/** For queries that the live channel keeps current: they ask by themselves while it doesn't work. */
export const usePolling = (every = poll): { refetchInterval: number | false } => ({ refetchInterval: useLine() === 'open' ? false : every });
