#!/usr/bin/env bash
# react-hook-form 7.92.0 with react and react-dom 19.3.1 and happy-dom 21.0.4, from npm.
#
# A form whose choices come late, such as the businesses of a person, is filled in with `reset({ ...getValues(), chosen })`, because
# the documentation recommends it for values that arrive after the first render.
#
# Guessed: fields stay registered, so a tap between reset() and the next render counts.
# Seen: reset() forgets all fields until React has rendered again. A tap in between is ignored, and the render then takes it back on
# the screen, too. With `keepFieldsRef: true` it counts. React may take its time over that render, and on a slow phone it does.
#
# For Jobstead: a tap on "Pay to be agreed" was lost now and then while the form for a job opened. `put` in ui/src/kit/form/put.ts
# fills in late values; "loses no tap between putting values in and the next render" in put.test.tsx is its test.
set -euo pipefail

expected='reset(): the form says false, the box is off
reset(keepFieldsRef): the form says true, the box is on'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit react-hook-form@7.92.0 react@19.3.1 react-dom@19.3.1 happy-dom@21.0.4

cat >form.mjs <<'JS'
import { Window } from 'happy-dom';
const window = new Window();
Object.assign(globalThis, { window, document: window.document });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
globalThis.HTMLElement = window.HTMLElement;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { act, createElement: h } = await import('react');
const { createRoot } = await import('react-dom/client');
const { useForm } = await import('react-hook-form');

for (const [name, options] of [['reset()', {}], ['reset(keepFieldsRef)', { keepFieldsRef: true }]]) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let form;
  const Form = () => {
    form = useForm({ defaultValues: { who: '', open: false } });
    return h('form', null, h('input', form.register('who')), h('input', { type: 'checkbox', ...form.register('open') }));
  };
  await act(() => root.render(h(Form)));
  const box = place.querySelectorAll('input')[1];
  await act(async () => {
    form.reset({ ...form.getValues(), who: 'cafe' }, options);
    // React renders when this callback is over.
    box.click();
  });
  console.log(`${name}: the form says ${form.getValues('open')}, the box is ${box.checked ? 'on' : 'off'}`);
  await act(() => root.unmount());
}
process.exit(0);
JS
seen=$(node form.mjs)
echo "$seen"
[ "$seen" = "$expected" ]
