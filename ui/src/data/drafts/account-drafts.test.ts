import { beforeEach, expect, it, vi } from 'vitest';
import { deleteDraft, loadDraft, saveDraft } from '../../lib/drafts';
import { request } from '../../lib/http';
import { syncDraft } from './account-drafts';

vi.mock('../../lib/http', () => ({ request: vi.fn() }));
beforeEach(() => localStorage.clear());

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
