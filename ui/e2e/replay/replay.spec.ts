// S24: after each test a stranger and nobody asked again for what its people could read, change or delete (support/replay.ts).
import { expect, test } from '@playwright/test';
import { counted } from '../support/replay';

test('S24: nothing of one person is another’s', () => {
  expect(counted().length).toBeGreaterThan(50);
});
