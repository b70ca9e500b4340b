import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { currentToast } from '../../lib/toast';
import { cacheReadResponses, watchVersions } from './worker';

it('only logs a failed registration', async () => {
  const denied = new DOMException('refused', 'SecurityError');
  const register = vi.fn(() => Promise.reject(denied));
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onWaiting = vi.fn();
  await watchVersions(onWaiting);
  await cacheReadResponses(new QueryClient());
  expect(register.mock.calls).toEqual([['/api/mobile/sw.js', { scope: '/' }]]);
  expect(warn.mock.calls).toEqual([['Failed to register the service worker', denied]]);
  expect(onWaiting).not.toHaveBeenCalled();
  expect(currentToast()).toBeNull();
});
