import { expect, it } from 'vitest';
import { intendToSend, takeIntent } from './send-intent';

it('sends what was meant to be sent, once, and not much later', () => {
  intendToSend('apply:5', 0);
  expect(takeIntent('apply:6', 1)).toBe(false);
  expect(takeIntent('apply:5', 1)).toBe(true);
  expect(takeIntent('apply:5', 1)).toBe(false);
  intendToSend('post-job', 0);
  expect(takeIntent('post-job', 31 * 60_000)).toBe(false);
});
