import { expect, it } from 'vitest';
import { sendMessage } from '../../data/support/chat-steps';
import { formatDuration, statusText } from './labels';

const open = { isOpen: true, opensAt: null, usualReplySeconds: null };

it('rounds durations to a sensible unit', () => {
  const said = [10, 60, 200, 3_500, 3_700, 172_000, 300_000].map(formatDuration);
  expect(said).toEqual(['under a minute', '1 minute', '3 minutes', '58 minutes', '1 hour', '2 days', '3 days']);
});

it("describes the chat's status", () => {
  const waiting = { status: 'waiting', agent: null } as const;
  expect(statusText(null, open)).toBe('Not connected');
  expect(statusText(waiting, open)).toBe('Waiting · usual reply not known yet');
  expect(statusText(waiting, { ...open, usualReplySeconds: 240 })).toBe('Waiting · usual reply about 4 minutes');
  expect(statusText(waiting, { ...open, isOpen: false, opensAt: Date.UTC(2026, 10, 23, 15) })).toMatch(/^Waiting · usual reply after \w+day/);
  expect(statusText({ status: 'connected', agent: 'Rosa A.' }, open)).toBe('Connected with Rosa A.');
  expect(statusText({ status: 'ended', agent: null }, open)).toBe('This chat has ended');
});

it('sends nothing without a session', async () => {
  await expect(sendMessage(undefined, 'Hello', 'key')).rejects.toThrow('No active chat session');
});
