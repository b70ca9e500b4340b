// After each test, support/replay.ts repeats its private calls as a stranger and without a session. This checks that there were
// enough.
import { expect, test } from '@playwright/test';
import { replayedCalls } from '../support/replay';

test('nobody can access another person’s data', () => {
  expect(replayedCalls().length).toBeGreaterThan(50);
});
