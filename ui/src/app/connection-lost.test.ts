import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readResume, savedHere } from '../lib/resume';
import { createLineLost } from './connection-lost';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.title = 'Error: Post a job – Jobstead';
});
afterEach(() => vi.useRealTimers());

it('leads home after three seconds and keeps the way back', () => {
  const goHome = vi.fn();
  createLineLost(() => ({ pathname: '/post-job', search: '?edit=1' }), goHome).lost();
  vi.advanceTimersByTime(2999);
  expect(goHome).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(goHome).toHaveBeenCalledTimes(1);
  expect(readResume()).toEqual({ path: '/post-job?edit=1', title: 'Post a job', written: false });
});

it('says that something is kept only where something is', () => {
  savedHere.add('post-job');
  createLineLost(() => ({ pathname: '/post-job', search: '' }), vi.fn()).lost();
  vi.advanceTimersByTime(3000);
  expect(readResume()?.written).toBe(true);
  savedHere.clear();
});

it('does nothing on the home page, nor when something went through after all', () => {
  const goHome = vi.fn();
  createLineLost(() => ({ pathname: '/', search: '' }), goHome).lost();
  const line = createLineLost(() => ({ pathname: '/profile', search: '' }), goHome);
  line.lost();
  line.found();
  vi.advanceTimersByTime(10_000);
  expect(goHome).not.toHaveBeenCalled();
});
