import { expect, it } from 'vitest';
import { canManage, permissionsText } from './permissions';

const none = { post: false, hire: false, pay: false, view: false };
const all = { post: true, hire: true, pay: true, view: true };

it('describes permissions', () => {
  expect(permissionsText({ ...none, view: true })).toBe('View');
  expect(permissionsText({ ...all, pay: false })).toBe('Post, hire, and view');
  expect(permissionsText(all)).toBe('All permissions');
});

it('requires all permissions to manage', () => {
  expect(canManage(all)).toBe(true);
  expect(canManage({ ...all, pay: false })).toBe(false);
  expect(canManage(null)).toBe(false);
});
