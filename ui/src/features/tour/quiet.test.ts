import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** The modules of a new visit. */
const visit = async () => ({ ...(await import('./quiet')), ...(await import('../../lib/toast')) });

it('is hidden for the rest of the visit after the first toast', async () => {
  const { mayShowTour, toast, closeToast, currentToast } = await visit();
  expect(mayShowTour()).toBe(true);
  toast('Application sent');
  expect(mayShowTour()).toBe(false);
  closeToast(currentToast()?.id ?? 0);
  expect(mayShowTour()).toBe(false);
});

it('once started, hides only while a toast is open', async () => {
  const { beginTour, mayShowTour, toast, closeToast, currentToast } = await visit();
  beginTour();
  toast('Profile saved');
  expect(mayShowTour()).toBe(false);
  closeToast(currentToast()?.id ?? 0);
  expect(mayShowTour()).toBe(true);
});
