import { beforeEach, expect, it } from 'vitest';
import { endTour, goTo, readStep, startTour } from './state';
import { stepsOf } from './steps';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('has four steps for everyone with a role, and none otherwise', () => {
  for (const role of ['worker', 'employer', 'enterprise', 'entrepreneur', 'investor'] as const) {
    const steps = stepsOf({ role, staff: null });
    expect(steps, role).toHaveLength(4);
    expect(new Set(steps?.map(({ title }) => title)).size, role).toBe(4);
  }
  for (const staff of ['agent', 'moderator', 'admin', 'superadmin'] as const) expect(stepsOf({ role: null, staff }), staff).toHaveLength(4);
  expect(stepsOf({ role: null, staff: null })).toBeNull();
});

it('opens only when asked to, resumes in this tab, and ends for good', () => {
  expect(readStep()).toBeNull();
  startTour();
  expect(readStep()).toBe(0);
  goTo(2);
  expect(readStep()).toBe(2);
  sessionStorage.setItem('tour-step', '9');
  expect(readStep()).toBeNull();
  goTo(3);
  endTour();
  expect(readStep()).toBeNull();
  expect(sessionStorage.getItem('tour-step')).toBeNull();
  expect(localStorage.getItem('tour-skipped')).toBe('true');
});
