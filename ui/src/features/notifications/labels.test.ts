import { expect, it } from 'vitest';
import { badge } from '../../lib/format';
import { bellLabel } from './labels';

it('caps the badge at 9+ and announces the exact count', () => {
  expect([1, 9, 10, 250].map(badge)).toEqual(['1', '9', '9+', '9+']);
  expect(bellLabel(0)).toBe('Notifications');
  expect(bellLabel(12)).toBe('Notifications, 12 new');
});
