import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './errors';

const beacon = vi.fn((_path: string, _body: Record<string, string>) => true);
vi.mock('./http', () => ({ beacon: (path: string, body: Record<string, string>) => beacon(path, body) }));

let report: (error: unknown) => string | null;
beforeEach(async () => {
  vi.resetModules();
  beacon.mockClear();
  ({ report } = await import('./report-error'));
});

const thrown = (message: string, stack = `Error: x\n    at a (${location.origin}/jobs.page.0a1b2c3d.js:1:2)`) =>
  Object.assign(new Error(message), { stack });

it('reports an error once, with a reference and without personal data', () => {
  history.replaceState(null, '', '/jobs?query=secret');
  const error = thrown('It broke at https://jobs.example/x?token=secret&more=secret now');
  const number = report(error);
  expect(number).toMatch(/^[B-DF-HJ-NP-TV-XZ2-9]{8}$/);
  expect(report(error)).toBe(number);
  expect(beacon).toHaveBeenCalledTimes(1);
  const [path, body] = beacon.mock.calls[0] ?? [];
  expect(path).toBe('/api/errors');
  expect(body).toMatchObject({ reference: number, name: 'Error', page: '/jobs', message: 'It broke at https://jobs.example/x now' });
  expect(JSON.stringify(body)).not.toContain('secret');
});

it.each([
  new TypeError('Failed to fetch'),
  new DOMException('The user aborted a request.', 'AbortError'),
  new Error('The code of this page did not load', { cause: new TypeError('Failed to fetch dynamically imported module: x') }),
  new ApiError(404, '', 'Not Found'),
  Object.assign(new Error('x'), { stack: 'at chrome-extension://x/y.js:1:2' }),
])('does not report %s', (error) => {
  expect(report(error)).toBeNull();
  expect(beacon).not.toHaveBeenCalled();
});

it('reports server errors and thrown non-errors', () => {
  expect(report(Object.assign(new ApiError(500, '', 'Internal Server Error'), { stack: '' }))).not.toBeNull();
  expect(report('only words')).not.toBeNull();
  expect(beacon.mock.calls[1]?.[1]).toMatchObject({ name: 'string', message: 'only words' });
});

it('reports at most ten errors', () => {
  for (let n = 0; n < 12; n += 1) report(thrown(`number ${n}`));
  expect(beacon).toHaveBeenCalledTimes(10);
});

it('fits into 4 KiB with any characters', () => {
  report(thrown('ж'.repeat(2_000), `${location.origin} ${'ж'.repeat(3_000)}`));
  expect(new Blob([JSON.stringify(beacon.mock.calls[0]?.[1])]).size).toBeLessThan(4_096);
});
