// S24: whatever somebody could read, change or delete in the whole run, by its id, is asked for again by a stranger with every
// role and by nobody. It has to be refused, but for what is everybody's.

import { recorded } from '../support/record';
import { expect, test } from '../support/test';

/** An id or a token in the path: something of somebody's. A word of a route has neither digits nor capitals. */
const named = /\/(\d+|(?=[a-z-]*[A-Z0-9_])[\w-]{16,})(\/|$)/;

/** Open to everybody, or an act of the one who asks: applying, pinning, reporting, hiding, looking. */
const everybodys = [
  /^GET \/api\/jobs\/\d+(\/similar)?$/,
  /^GET \/api\/(people|employers)\/\d+$/,
  /^GET \/api\/(site\/logo|files)\/[\w-]+$/,
  /^POST \/api\/jobs\/\d+\/(applications|report)$/,
  /^(PUT|DELETE) \/api\/saved-jobs\/\d+$/,
  // Scoped to the caller: another's row is not found and the answer is the caller's own list.
  /^DELETE \/api\/(saved-searches|hidden-employers)\/\d+$/,
  /^(PUT|DELETE) \/api\/profile\/papers\/[\w-]+$/,
];

const refused = [401, 403, 404];

test('S24: nothing of one person is another’s', async ({ site }) => {
  test.setTimeout(300_000);
  const stranger = await site.signUp('Sam Stranger', 'worker', 'employer', 'enterprise', 'entrepreneur', 'investor');
  const asked = recorded().filter(({ method, path }) => {
    const plain = path.split('?')[0] ?? '';
    return named.test(plain) && !everybodys.some((open) => open.test(`${method} ${plain}`));
  });
  const found: string[] = [];
  for (const { method, path, body } of asked) {
    const value = body === null || method === 'GET' ? undefined : JSON.parse(body);
    for (const [who, person] of [
      ['a stranger', stranger],
      ['nobody', undefined],
    ] as const) {
      const { status } = await site.ask(method, path, value, person);
      if (!refused.includes(status)) found.push(`${method} ${path} by ${who}: ${status}`);
    }
  }
  expect(found).toEqual([]);
  expect(asked.length).toBeGreaterThan(50);
});
