import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Switch } from './switch';

it('shows the choice until what is stored changes, and the stored one after a failure', async () => {
  const save = { act: vi.fn(), pending: false, error: null as unknown, reset: vi.fn(), input: undefined };
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (stored: boolean | undefined, error: unknown = null) =>
    act(async () => root.render(<Switch label="Share" stored={stored} save={{ ...save, error }} />));
  const input = () => place.querySelector('input') as HTMLInputElement;
  const tap = () => act(async () => input().click());
  await show(undefined);
  expect(input().disabled).toBe(true);
  await show(false);
  await tap();
  expect(save.act).toHaveBeenLastCalledWith(true);
  expect(input().checked).toBe(true);
  await show(true);
  await tap();
  expect(input().checked).toBe(false);
  await show(false);
  // Another device turns it on again: the old choice must not come back.
  await show(true);
  expect(input().checked).toBe(true);
  await tap();
  await show(true, new Error('Not saved'));
  expect(input().checked).toBe(true);
  await act(async () => root.unmount());
});
