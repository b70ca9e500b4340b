import { expect, it } from 'vitest';
import { manages, rightsText } from './rights';

const none = { post: false, hire: false, pay: false, view: false };
const all = { post: true, hire: true, pay: true, view: true };

it('says rights in words', () => {
  expect(rightsText({ ...none, view: true })).toBe('View');
  expect(rightsText({ ...all, pay: false })).toBe('Post, hire, and view');
  expect(rightsText(all)).toBe('All permissions');
});

it('knows who manages', () => {
  expect(manages(all)).toBe(true);
  expect(manages({ ...all, pay: false })).toBe(false);
  expect(manages(null)).toBe(false);
});
