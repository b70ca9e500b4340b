import { beforeEach, expect, it, vi } from 'vitest';
import { deviceSavedJobs, moveSavedJobsToAccount } from './save';

const server = (answers: Record<number, number | 'no line'>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      const how = answers[Number(path.split('/').pop())];
      if (how === 'no line' || how === undefined) throw new TypeError('Failed to fetch');
      return new Response(how === 204 ? null : '{}', { status: how });
    }),
  );

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('pins', '[5,4,3,2,1]');
});

it('drops jobs the server rejects for good, and moves the others', async () => {
  server({ 5: 404, 4: 409, 3: 410, 2: 422, 1: 204 });
  await moveSavedJobsToAccount();
  expect(localStorage.getItem('pins')).toBeNull();
});

it('keeps temporary failures and continues', async () => {
  server({ 5: 204, 4: 503, 3: 404, 2: 429, 1: 204 });
  await moveSavedJobsToAccount();
  expect(deviceSavedJobs()).toEqual([4, 2]);
});

it('keeps the rest when the connection is lost', async () => {
  server({ 5: 204, 4: 404, 3: 'no line', 2: 204, 1: 204 });
  await moveSavedJobsToAccount();
  expect(deviceSavedJobs()).toEqual([3, 2, 1]);
});
