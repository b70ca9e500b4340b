import { expect, it } from 'vitest';
import type { MyEmployer } from '../../lib/api';
import { firstChoice, heldChoice, hiringOptions } from './hiring';
import { hiringBody } from './post-schema';

const rights = { post: true, hire: true, pay: true, view: true };
const own: MyEmployer = { id: 5, kind: 'person', name: 'Mia Tran', photoUrl: null, rights };
const cafe: MyEmployer = { id: 9, kind: 'business', name: 'Blue Door Café', photoUrl: null, rights };
const values = (employers: MyEmployer[]) => hiringOptions(employers, 'Mia Tran').map(({ value }) => value);

it('offers a business first, then the person; with employers, those come first', () => {
  expect(values([])).toEqual(['business', 'self']);
  expect(values([own])).toEqual(['business', '5']);
  expect(values([own, cafe])).toEqual(['9', '5', 'business']);
  expect(values([cafe, { ...cafe, id: 10, rights: { ...rights, post: false } }])).toEqual(['9', 'self', 'business']);
});

it('starts with the last employer posted for, or with one that is new, and otherwise asks', () => {
  const options = hiringOptions([own, cafe], 'Mia Tran');
  expect(firstChoice(hiringOptions([], 'Mia Tran'), [], true)).toBe('');
  expect(firstChoice(hiringOptions([own], 'Mia Tran'), [], true)).toBe('');
  expect(firstChoice(hiringOptions([own], 'Mia Tran'), [{ employerId: 5 }], true)).toBe('5');
  expect(firstChoice(options, [{ employerId: 5 }], true)).toBe('9');
  expect(firstChoice(options, [{ employerId: 5 }, { employerId: 9 }], true)).toBe('5');
  expect(firstChoice(options, [{ employerId: 5 }], false), 'there are more jobs, maybe of the new one').toBe('5');
});

it('keeps a draft’s choice while it’s available', () => {
  const options = hiringOptions([own, cafe], 'Mia Tran');
  expect(heldChoice('9', options)).toBe('9');
  expect(heldChoice('self', options)).toBe('5');
  expect(heldChoice('77', options)).toBeNull();
  expect(heldChoice('', options)).toBeNull();
});

it('puts who is hiring into the request', () => {
  expect(hiringBody('business', 'Diner')).toEqual({ newBusiness: 'Diner' });
  expect(hiringBody('self', '')).toEqual({ asMyself: true });
  expect(hiringBody('9', 'Diner')).toEqual({ employerId: 9 });
  expect(hiringBody('', '')).toEqual({});
});
