import type * as lucide from 'lucide';
import { expect, it } from 'vitest';
import { pathOf } from './icon-path';

it('draws circles, lines, boxes and polylines as one path', () => {
  expect(pathOf([['circle', { cx: '12', cy: '10', r: '3' }]])).toBe('M12 10m-3 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z');
  expect(pathOf([['line', { x1: 1, x2: 2, y1: 3, y2: 4 }]])).toBe('M1 3L2 4');
  expect(pathOf([['polyline', { points: '1 2 3 4' }]])).toBe('M1 2 3 4');
  expect(pathOf([['rect', { x: 3, y: 4, width: 18, height: 16, rx: 2 }]])).toBe(
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  );
});

it('starts each shape where it is, not where the last one ended', () => {
  const cross = [
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ] satisfies lucide.IconNode;
  expect(pathOf(cross)).toBe('M18 6 6 18M0 0m6 6 12 12');
});

it('refuses a shape it can’t draw', () => {
  expect(() => pathOf([['ellipse', { cx: 1, cy: 1, rx: 2, ry: 1 }]])).toThrow('ellipse');
});
