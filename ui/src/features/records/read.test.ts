import { expect, test } from 'vitest';
import { keyOfFile, recordOf } from './read';

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

test('a file gives its record and its key, in any script', () => {
  const file = { about: '', payload: encode({ name: 'Zoë Łukasz 李' }), protected: encode({ alg: 'ES256', kid: 'cn-I_WNM' }), signature: '' };
  expect(recordOf(file).name).toBe('Zoë Łukasz 李');
  expect(keyOfFile(file)).toBe('cn-I_WNM');
});
