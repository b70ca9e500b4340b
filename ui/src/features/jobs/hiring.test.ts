import { expect, it } from 'vitest';
import type { MyEmployer } from '../../lib/api';
import { firstChoice, heldChoice, hiringOptions } from './hiring';
import { hiringBody } from './post-schema';

const rights = { post: true, hire: true, pay: true, view: true };
const own: MyEmployer = { id: 5, kind: 'person', name: 'Mia Tran', photoUrl: null, rights };
const cafe: MyEmployer = { id: 9, kind: 'business', name: 'Blue Door Café', photoUrl: null, rights };
const values = (employers: MyEmployer[]) => hiringOptions(employers, 'Mia Tran').map(({ value }) => value);

it('offers the businesses first, then the person; without a business there is nothing to choose', () => {
  expect(values([])).toEqual([]);
  expect(values([own])).toEqual([]);
  expect(values([own, cafe])).toEqual(['9', '5', 'business']);
  expect(values([cafe, { ...cafe, id: 10, rights: { ...rights, post: false } }])).toEqual(['9', 'self', 'business']);
});

it('starts with the last employer posted for, or with one that is new, and otherwise with the first', () => {
  const options = hiringOptions([own, cafe], 'Mia Tran');
  expect(firstChoice(hiringOptions([own], 'Mia Tran'), [{ employerId: 5 }], true)).toBe('');
  expect(firstChoice(options, [{ employerId: 5 }], true)).toBe('9');
  expect(firstChoice(options, [{ employerId: 5 }, { employerId: 9 }], true)).toBe('5');
  expect(firstChoice(options, [{ employerId: 5 }], false), 'there are more jobs, maybe of the new one').toBe('5');
  expect(firstChoice(options, [], false), 'there are jobs, but not of these').toBe('9');
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
  expect(hiringBody('', 'Diner')).toEqual({ newBusiness: 'Diner' });
  expect(hiringBody('', '')).toEqual({ asMyself: true });
});
