import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchErrors } from './too-many-errors';

let now = 0;
let stop: () => void;
const goHome = vi.fn();
const tell = vi.fn();

beforeEach(() => {
  now = 0;
  goHome.mockClear();
  tell.mockClear();
  history.replaceState(null, '', '/jobs');
  stop = watchErrors(goHome, tell, () => now);
});
afterEach(() => stop());

function errors(count: number, apart: number): void {
  for (let n = 0; n < count; n += 1) {
    dispatchEvent(new Event(n % 2 ? 'error' : 'unhandledrejection'));
    now += apart;
  }
}

it('ten within fifteen seconds redirect home', () => {
  errors(9, 1600);
  expect(goHome).not.toHaveBeenCalled();
  errors(1, 0);
  expect(goHome).toHaveBeenCalledTimes(1);
});

it('spread over a longer time they do not', () => {
  errors(30, 1700);
  expect(goHome).not.toHaveBeenCalled();
});

it('at most once a minute', () => {
  errors(10, 0);
  now = 59_999;
  errors(10, 0);
  expect(goHome).toHaveBeenCalledTimes(1);
  now = 60_000;
  errors(1, 0);
  expect(goHome).toHaveBeenCalledTimes(2);
});

it('never from the home page', () => {
  history.replaceState(null, '', '/');
  errors(20, 0);
  expect(goHome).not.toHaveBeenCalled();
});

it('reports each error, and no event without one', () => {
  const error = new Error('broken');
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'why' }));
  dispatchEvent(new Event('error'));
  expect(tell.mock.calls).toEqual([[error], ['why']]);
});
