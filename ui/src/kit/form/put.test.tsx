import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { isPutting, put } from './put';

interface Values {
  who: string;
  open: boolean;
}

let form: UseFormReturn<Values>;

function Probe() {
  form = useForm<Values>({ defaultValues: { who: '', open: false } });
  return (
    <form>
      <input {...form.register('who')} />
      <input type="checkbox" {...form.register('open')} />
    </form>
  );
}

it('loses no tap between putting values in and the next render', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(() => root.render(<Probe />));
  const [who, open] = place.querySelectorAll('input');
  const heard: boolean[] = [];
  const { unsubscribe } = form.watch((_, { name }) => name && heard.push(isPutting()));
  await act(async () => {
    put(form.reset, { who: 'self', open: false });
    // React renders when this callback is over.
    open?.click();
  });
  expect(form.getValues()).toEqual({ who: 'self', open: true });
  expect([who?.value, open?.checked]).toEqual(['self', true]);
  // Only the tap counts as a change.
  expect(new Set(heard.slice(0, -1))).toEqual(new Set([true]));
  expect(heard.at(-1)).toBe(false);
  unsubscribe();
  await act(() => root.unmount());
});
