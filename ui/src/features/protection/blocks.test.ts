import { expect, it } from 'vitest';
import { blocks, isDevelopment, toolsAreOpen } from './blocks';

const host = 'jobs.example';
const page = document.createElement('p');
const rightClick = { type: 'contextmenu', button: 2, target: page };
const source = { type: 'keydown', key: 'u', ctrlKey: true, target: page };

it('refuses the right mouse button and the view of the source', () => {
  expect(blocks(rightClick, host)).toBe(true);
  expect(blocks(source, host)).toBe(true);
  expect(blocks({ ...source, key: 'U' }, host)).toBe(true);
  expect(blocks({ type: 'keydown', key: 'u', metaKey: true, altKey: true, target: page }, host)).toBe(true);
});

it('refuses nothing on the development host', () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(isDevelopment(name)).toBe(true);
    expect(blocks(rightClick, name)).toBe(false);
    expect(blocks(source, name)).toBe(false);
  }
  expect(isDevelopment('localhost.example')).toBe(false);
});

it('never touches fields and what is in them', () => {
  for (const html of ['<input>', '<textarea></textarea>', '<select><option></option></select>', '<div contenteditable="true"><b></b></div>']) {
    const box = document.createElement('div');
    box.innerHTML = html;
    const target = box.querySelector('option, b') ?? box.firstElementChild;
    expect(blocks({ ...rightClick, target }, host), html).toBe(false);
    expect(blocks({ ...source, target }, host), html).toBe(false);
  }
});

it('never touches the menu key, a resting finger or marked text', () => {
  expect(blocks({ ...rightClick, button: 0 }, host)).toBe(false);
  expect(blocks({ ...rightClick, button: -1 }, host)).toBe(false);
  expect(blocks(rightClick, host, 'a telephone number')).toBe(false);
});

it('never touches other keys and events', () => {
  for (const other of [
    { key: 'c' },
    { key: 'p' },
    { key: 'f' },
    { key: 'u', ctrlKey: false },
    { key: 'u', altKey: true },
    { key: 'u', shiftKey: true },
  ]) {
    expect(blocks({ ...source, ...other }, host), JSON.stringify(other)).toBe(false);
  }
  for (const type of ['copy', 'cut', 'paste', 'selectstart', 'keyup']) expect(blocks({ ...source, type, button: 2 }, host), type).toBe(false);
});

it('takes more than 160 px for developer tools', () => {
  const size = { outerWidth: 1280, outerHeight: 900, innerWidth: 1280, innerHeight: 800 };
  expect(toolsAreOpen(size)).toBe(false);
  expect(toolsAreOpen({ ...size, innerWidth: 1120 })).toBe(false);
  expect(toolsAreOpen({ ...size, innerWidth: 1119 })).toBe(true);
  expect(toolsAreOpen({ ...size, innerHeight: 739 })).toBe(true);
});
