import { expect, it } from 'vitest';
import type { Application } from '../../lib/api';
import { knownPlaces, nothingKnown } from './known-places';

const application = (byPerson: boolean) => ({ job: { city: 'Portland', state: 'OR', byPerson } }) as Pick<Application, 'job'>;
const contact = { phone: '503-555-0142', email: '', note: '', street: '14 Mill St' };

it('begins with the address and the phone of a business', () => {
  expect(knownPlaces(application(false), contact)).toEqual({
    where: { in_person: '14 Mill St, Portland, OR', phone: '503-555-0142' },
    note: 'Questions? Call 503-555-0142.',
  });
});

it('names the town once, and leaves out what isn’t known', () => {
  const typed = { ...contact, phone: '', street: '14 Mill St, Portland' };
  expect(knownPlaces(application(false), typed)).toEqual({ where: { in_person: '14 Mill St, Portland' }, note: '' });
});

it('keeps the street of a private person for those they hire', () => {
  expect(knownPlaces(application(true), contact)).toEqual(nothingKnown);
  expect(knownPlaces(application(false), undefined)).toEqual(nothingKnown);
});
