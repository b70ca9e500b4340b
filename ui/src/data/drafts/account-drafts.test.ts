import { beforeEach, expect, it, vi } from 'vitest';
import { deleteDraft, loadDraft, saveDraft } from '../../lib/drafts';
import { ApiError } from '../../lib/errors';
import { request } from '../../lib/http';
import { deleteAccountDraft, syncDraft } from './account-drafts';

vi.mock('../../lib/http', () => ({ request: vi.fn() }));
beforeEach(() => {
  localStorage.clear();
  vi.mocked(request).mockReset();
});

/** Holds back the next response; the returned function releases it. */
function held(): () => void {
  let answer = () => {};
  vi.mocked(request).mockReturnValueOnce(
    new Promise((done) => {
      answer = () => done({ value: null, savedAt: Date.now() });
    }),
  );
  return () => answer();
}

it("reports that the account has the device's draft", async () => {
  saveDraft('post-job', { title: 'Fence' }, 5);
  const answer = held();
  const done = syncDraft('post-job', { title: 'Fence' }, 5);
  answer();
  expect(await done).toBe(true);
  expect(loadDraft('post-job', 5)).toEqual({ title: 'Fence' });
});

it('tries again without a signal, until the account has the draft', async () => {
  vi.useFakeTimers();
  saveDraft('post-job', { title: 'Fence' }, 5);
  vi.mocked(request).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.mocked(request).mockRejectedValueOnce(new ApiError(503, '', 'Service Unavailable'));
  vi.mocked(request).mockResolvedValueOnce({ value: null, savedAt: Date.now() });
  const done = syncDraft('post-job', { title: 'Fence' }, 5);
  await vi.advanceTimersByTimeAsync(9000);
  expect(await done).toBe(true);
  const keys = vi.mocked(request).mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  vi.useRealTimers();
});

it('gives up on a draft that is refused, sent, or never reaches the server', async () => {
  vi.useFakeTimers();
  saveDraft('post-job', { title: 'Fence' }, 5);
  vi.mocked(request).mockRejectedValueOnce(new ApiError(413, '', 'Content Too Large'));
  expect(await syncDraft('post-job', { title: 'Fence' }, 5)).toBe(false);
  vi.mocked(request).mockRejectedValue(new TypeError('Failed to fetch'));
  const sent = syncDraft('post-job', { title: 'Fence' }, 5);
  deleteDraft('post-job');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await sent).toBe(false);
  expect(request).toHaveBeenCalledTimes(2);
  saveDraft('post-job', { title: 'Fence' }, 5);
  const lost = syncDraft('post-job', { title: 'Fence' }, 5);
  await vi.advanceTimersByTimeAsync(381_000);
  expect(await lost).toBe(false);
  expect(request).toHaveBeenCalledTimes(10);
  vi.useRealTimers();
});

it('never overwrites newer text, and does not restore a sent draft', async () => {
  saveDraft('post-job', { title: 'Fence' }, 5);
  const late = held();
  const first = syncDraft('post-job', { title: 'Fence' }, 5);
  saveDraft('post-job', { title: 'Two fences' }, 5);
  late();
  expect(await first).toBe(false);
  expect(loadDraft('post-job', 5)).toEqual({ title: 'Two fences' });
  const later = held();
  const second = syncDraft('post-job', { title: 'Two fences' }, 5);
  deleteDraft('post-job');
  later();
  expect(await second).toBe(false);
  expect(localStorage.length).toBe(0);
});

it('deletes the draft after a save that is on its way', async () => {
  saveDraft('post-job', { title: 'Fence' }, 5);
  const answer = held();
  const done = syncDraft('post-job', { title: 'Fence' }, 5);
  // Another draft is saved meanwhile, and its answer comes first.
  vi.mocked(request).mockResolvedValueOnce({ savedAt: 1 });
  saveDraft('profile', { title: 'Cook' }, 5);
  await syncDraft('profile', { title: 'Cook' }, 5);
  vi.mocked(request).mockResolvedValueOnce(null);
  deleteDraft('post-job');
  deleteAccountDraft('post-job');
  await new Promise((turn) => setTimeout(turn));
  expect(request).toHaveBeenCalledTimes(2);
  answer();
  expect(await done).toBe(false);
  await vi.waitFor(() => expect(vi.mocked(request).mock.calls.map(([method]) => method)).toEqual(['PUT', 'PUT', 'DELETE']));
});
