import { expect, it } from 'vitest';
import { townPath } from './town';

it('builds the path of a town as the server does', () => {
  expect(townPath('Springfield', 'IL')).toBe('/jobs/in/il/springfield');
  expect(townPath('St. Louis', 'MO')).toBe('/jobs/in/mo/st-louis');
  expect(townPath('Winston-Salem', 'NC')).toBe('/jobs/in/nc/winston-salem');
  expect(townPath('Besançon', 'FR')).toBe('/jobs/in/fr/besancon');
});
