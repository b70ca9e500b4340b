// After each test, support/replay.ts repeats its private calls as a stranger and without a session. This checks that there were
// enough.
import { expect, test } from '@playwright/test';
import { replayedCalls } from '../support/replay';

test('Private data was accessible to someone else', () => {
  expect(replayedCalls().length).toBeGreaterThan(50);
});
