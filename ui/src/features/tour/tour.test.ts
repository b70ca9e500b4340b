import { beforeEach, expect, it } from 'vitest';
import { endTour, goTo, readStep, restartTour } from './state';
import { stepsOf } from './steps';

beforeEach(() => localStorage.clear());

it('has four steps for everyone with a role, and none otherwise', () => {
  for (const role of ['worker', 'employer', 'enterprise', 'entrepreneur', 'investor'] as const) {
    const steps = stepsOf({ role, staff: null });
    expect(steps, role).toHaveLength(4);
    expect(new Set(steps?.map(({ title }) => title)).size, role).toBe(4);
  }
  for (const staff of ['agent', 'moderator', 'admin', 'superadmin'] as const) expect(stepsOf({ role: null, staff }), staff).toHaveLength(4);
  expect(stepsOf({ role: null, staff: null })).toBeNull();
});

it('resumes, ends for good, and restarts on request', () => {
  expect(readStep()).toBe(0);
  goTo(2);
  expect(readStep()).toBe(2);
  localStorage.setItem('tour-step', '9');
  expect(readStep()).toBe(0);
  endTour();
  expect(readStep()).toBeNull();
  expect(localStorage.getItem('tour-step')).toBeNull();
  restartTour();
  expect(readStep()).toBe(0);
});
