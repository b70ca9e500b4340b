import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, currentToast, onToast, toast } from './toast';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows one at a time: a new one replaces the old', () => {
  toast('First');
  const first = currentToast();
  toast('Second', 'with a line', 'destructive');
  expect(currentToast()).toMatchObject({ title: 'Second', text: 'with a line', destructive: true, open: true });
  closeToast(first?.id ?? 0);
  expect(currentToast()?.open).toBe(true);
});

it('keeps the record for 1,000,000 ms after closing', () => {
  const seen = vi.fn();
  const stop = onToast(seen);
  toast('Saved');
  closeToast(currentToast()?.id ?? 0);
  expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  expect(seen).toHaveBeenCalledTimes(3);
  stop();
});
