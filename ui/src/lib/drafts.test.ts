import { beforeEach, expect, it } from 'vitest';
import { changed, deleteDraft, loadDraft, saveDraft, sweepDrafts } from './drafts';

const day = 86_400_000;
beforeEach(() => localStorage.clear());

it('restores a draft for seven days', () => {
  saveDraft('apply:17', { message: 'hello' }, 5, 0);
  expect(loadDraft('apply:17', 5, 7 * day)).toEqual({ message: 'hello' });
  expect(loadDraft('apply:17', 5, 7 * day + 1)).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('moves into the account, and not into another one', () => {
  saveDraft('post-job', { title: 'x' }, null);
  expect(loadDraft('post-job', 5)).toEqual({ title: 'x' });
  saveDraft('post-job', { title: 'y' }, 5);
  expect(loadDraft('post-job', 6)).toBeNull();
  expect(loadDraft('post-job', null)).toBeNull();
});

it('is deleted once sent, and survives corrupt storage', () => {
  saveDraft('a', 1, null);
  deleteDraft('a');
  expect(loadDraft('a', null)).toBeNull();
  localStorage.setItem('draft:b', '{not json');
  expect(loadDraft('b', null)).toBeNull();
});

it('stores only the changed fields of an edit', () => {
  const server = { title: 'Fence', skills: ['paint'], pay: { from: '18' } };
  expect(changed({ ...server, skills: ['paint'], pay: { from: '18' } }, server)).toEqual({});
  expect(changed({ title: 'Two fences', skills: ['paint', 'saw'], pay: { from: '18' } }, server)).toEqual({
    title: 'Two fences',
    skills: ['paint', 'saw'],
  });
});

it('sweeps expired drafts only', () => {
  saveDraft('offer:1', 'old', 5, 0);
  saveDraft('offer:2', 'new', 6, 2 * day);
  localStorage.setItem('draft:b', '{not json');
  localStorage.setItem('pins', '[1]');
  sweepDrafts(7 * day + 1);
  expect(Object.keys(localStorage).sort()).toEqual(['draft:offer:2', 'pins']);
});
