// After each test, support/replay.ts repeats its private calls as a stranger and without a session. This checks that there were
// enough.
import { expect, test } from '@playwright/test';
import { counted } from '../support/replay';

test('Private data was accessible to someone else', () => {
  expect(counted().length).toBeGreaterThan(50);
});
