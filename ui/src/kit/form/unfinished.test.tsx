import { act } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { Form } from './form';
import { TextField } from './inputs';
import { useSchemaForm } from './use-schema-form';

const send = vi.fn();
const schema = v.object({ day: v.string(), at: v.string(), people: v.string(), gone: v.string() });

function Test({ all }: { all: boolean }) {
  const form = useSchemaForm(schema, { day: '', at: '', people: '', gone: '' });
  return (
    <Form form={form} name="test" onSubmit={send}>
      <TextField name="day" label="Day" type="date" optional />
      <TextField name="at" label="Time" type="time" optional />
      <TextField name="people" label="People" type="number" optional />
      {all && <TextField name="gone" label="Gone" type="date" optional />}
    </Form>
  );
}

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
const show = (all: boolean) => act(async () => root.render(<Test all={all} />));
const input = (name: string) => place.querySelector(`#test-${name}`) as HTMLInputElement;
const error = (name: string) => place.querySelector(`#test-${name}-error`)?.textContent ?? null;
/** Types into half of a field: its value stays empty. */
const half = (name: string, bad: boolean) => Object.defineProperty(input(name), 'validity', { value: { badInput: bad }, configurable: true });
const blur = (name: string) =>
  act(async () => {
    input(name).focus();
    input(name).blur();
  });
const submit = () => act(async () => (place.querySelector('form') as HTMLFormElement).requestSubmit());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send.mockClear();
});

it('sends nothing while a field is half typed, and says which', async () => {
  await show(true);
  half('day', true);
  half('at', true);
  half('people', true);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(error('day')).toBe('Finish this date, or clear it.');
  expect(error('at')).toBe('Finish this time, or clear it.');
  expect(error('people')).toBe('Finish this number, or clear it.');
  expect(error('gone')).toBeNull();
  expect(place.querySelectorAll('.summary li')).toHaveLength(3);
  for (const name of ['day', 'at', 'people']) half(name, false);
  await submit();
  expect(send).toHaveBeenCalledOnce();
});

it('says it when the field is left, and takes it back when it was cleared', async () => {
  await show(true);
  half('day', true);
  await blur('day');
  expect(error('day')).toBe('Finish this date, or clear it.');
  half('day', false);
  await blur('day');
  expect(error('day')).toBeNull();
});

it('isn’t held up by a field that is gone', async () => {
  await show(true);
  half('gone', true);
  await show(false);
  await submit();
  expect(send).toHaveBeenCalledOnce();
});
