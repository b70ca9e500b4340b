import { expect, it } from 'vitest';
import { devToolsOpen, isBlocked, isDevelopment } from './blocks';

const host = 'jobs.example';
const page = document.createElement('p');
const rightClick = { type: 'contextmenu', button: 2, target: page };
const source = { type: 'keydown', key: 'u', ctrlKey: true, target: page };

it('blocks right-click and view source', () => {
  expect(isBlocked(rightClick, host)).toBe(true);
  expect(isBlocked(source, host)).toBe(true);
  expect(isBlocked({ ...source, key: 'U' }, host)).toBe(true);
  expect(isBlocked({ type: 'keydown', key: 'u', metaKey: true, altKey: true, target: page }, host)).toBe(true);
});

it('blocks nothing on development hosts', () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(isDevelopment(name)).toBe(true);
    expect(isBlocked(rightClick, name)).toBe(false);
    expect(isBlocked(source, name)).toBe(false);
  }
  expect(isDevelopment('localhost.example')).toBe(false);
});

it('never blocks form fields or their contents', () => {
  for (const html of ['<input>', '<textarea></textarea>', '<select><option></option></select>', '<div contenteditable="true"><b></b></div>']) {
    const box = document.createElement('div');
    box.innerHTML = html;
    const target = box.querySelector('option, b') ?? box.firstElementChild;
    expect(isBlocked({ ...rightClick, target }, host), html).toBe(false);
    expect(isBlocked({ ...source, target }, host), html).toBe(false);
  }
});

it('never blocks the menu key, a long press or selected text', () => {
  expect(isBlocked({ ...rightClick, button: 0 }, host)).toBe(false);
  expect(isBlocked({ ...rightClick, button: -1 }, host)).toBe(false);
  expect(isBlocked(rightClick, host, 'a telephone number')).toBe(false);
});

it('never blocks other keys and events', () => {
  for (const other of [
    { key: 'c' },
    { key: 'p' },
    { key: 'f' },
    { key: 'u', ctrlKey: false },
    { key: 'u', altKey: true },
    { key: 'u', shiftKey: true },
  ]) {
    expect(isBlocked({ ...source, ...other }, host), JSON.stringify(other)).toBe(false);
  }
  for (const type of ['copy', 'cut', 'paste', 'selectstart', 'keyup']) expect(isBlocked({ ...source, type, button: 2 }, host), type).toBe(false);
});

it('treats more than 160 px as open developer tools', () => {
  const size = { outerWidth: 1280, outerHeight: 900, innerWidth: 1280, innerHeight: 800 };
  expect(devToolsOpen(size)).toBe(false);
  expect(devToolsOpen({ ...size, innerWidth: 1120 })).toBe(false);
  expect(devToolsOpen({ ...size, innerWidth: 1119 })).toBe(true);
  expect(devToolsOpen({ ...size, innerHeight: 739 })).toBe(true);
});
