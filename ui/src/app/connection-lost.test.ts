import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readResume, savedForms } from '../lib/resume';
import { createConnectionLostRedirect } from './connection-lost';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.title = 'Error: Post a job – Jobstead';
});
afterEach(() => vi.useRealTimers());

it('redirects home after three seconds and stores the way back', () => {
  const goHome = vi.fn();
  createConnectionLostRedirect(() => ({ pathname: '/post-job', search: '?edit=1' }), goHome).start();
  vi.advanceTimersByTime(2999);
  expect(goHome).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(goHome).toHaveBeenCalledTimes(1);
  expect(readResume()).toEqual({ path: '/post-job?edit=1', title: 'Post a job', written: false });
});

it('claims a saved draft only if there is one', () => {
  savedForms.add('post-job');
  createConnectionLostRedirect(() => ({ pathname: '/post-job', search: '' }), vi.fn()).start();
  vi.advanceTimersByTime(3000);
  expect(readResume()?.written).toBe(true);
  savedForms.clear();
});

it('does nothing on the home page, or when a mutation succeeded after all', () => {
  const goHome = vi.fn();
  createConnectionLostRedirect(() => ({ pathname: '/', search: '' }), goHome).start();
  const line = createConnectionLostRedirect(() => ({ pathname: '/profile', search: '' }), goHome);
  line.start();
  line.cancel();
  vi.advanceTimersByTime(10_000);
  expect(goHome).not.toHaveBeenCalled();
});
