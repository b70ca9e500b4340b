import { expect, it } from 'vitest';
import type { Notification } from '../../lib/api';
import { badge } from '../../lib/format';
import { bellLabel, groupByAge } from './labels';

it('caps the badge at 9+ and announces the exact count', () => {
  expect([1, 9, 10, 250].map(badge)).toEqual(['1', '9', '9+', '9+']);
  expect(bellLabel(0)).toBe('Notifications');
  expect(bellLabel(12)).toBe('Notifications, 12 new');
});

it('groups notifications by how long ago they came', () => {
  const now = Date.UTC(2026, 10, 25, 0, 30);
  const ages = [0, 20, 40, 6 * 24, 7 * 24, 60 * 24];
  const items = ages.map((hours, id) => ({ id, createdAt: now - hours * 3_600_000 }) as Notification);
  expect(groupByAge(items, now).map(({ title, items: group }) => [title, group.map(({ id }) => id)])).toEqual([
    ['Today', [0]],
    ['Yesterday', [1]],
    ['Last 7 days', [2, 3]],
    ['Earlier', [4, 5]],
  ]);
});
