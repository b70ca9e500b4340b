import { expect, it } from 'vitest';
import { newestSeen, see } from './seen';

it('what was on the screen is the newest message that was, however far someone scrolls back', () => {
  expect(newestSeen(7)).toBeUndefined();
  see(7, 42);
  see(7, 40);
  see(8, 50);
  expect(newestSeen(7)).toBe(42);
});
