import { expect, it } from 'vitest';
import { sendMessage } from '../../data/support/chat-steps';
import { lasting, strip } from './labels';

const open = { isOpen: true, opensAt: null, usualReplySeconds: null };

it('tells a time as exactly as it is known', () => {
  const said = [10, 60, 200, 3_500, 3_700, 172_000, 300_000].map(lasting);
  expect(said).toEqual(['under a minute', '1 minute', '3 minutes', '58 minutes', '1 hour', '2 days', '3 days']);
});

it('says where the chat stands', () => {
  const waiting = { status: 'waiting', agent: null } as const;
  expect(strip(null, open)).toBe('Not connected');
  expect(strip(waiting, open)).toBe('Waiting · usual reply not known yet');
  expect(strip(waiting, { ...open, usualReplySeconds: 240 })).toBe('Waiting · usual reply about 4 minutes');
  expect(strip(waiting, { ...open, isOpen: false, opensAt: Date.UTC(2026, 10, 23, 15) })).toMatch(/^Waiting · usual reply after \w+day/);
  expect(strip({ status: 'connected', agent: 'Rosa A.' }, open)).toBe('Connected with Rosa A.');
  expect(strip({ status: 'ended', agent: null }, open)).toBe('This chat has ended');
});

it('sends nothing without a session', async () => {
  await expect(sendMessage(undefined, 'Hello', 'key')).rejects.toThrow('No active chat session');
});
