import { describe, expect, it } from 'vitest';
import type { JobList, Site } from '../../lib/api';
import { activeFilters, changeDistance, changePlace, changeQuery, readParams, searchText, understoodFilters, withParams } from './filters';

const site = { currency: 'USD', town: 'Springfield', categories: [{ id: 'food', name: 'Kitchen & food' }] } as unknown as Site;

describe('a search in the address', () => {
  it("uses the API's parameter names and ignores others", () => {
    expect(readParams(new URLSearchParams('query= cook &utm_source=x&category=&sort=pay'))).toEqual({ query: 'cook', sort: 'pay' });
  });

  it('goes back to the first page when it changes', () => {
    const next = withParams(new URLSearchParams('query=cook&cursor=abc'), { category: 'food', query: '' });
    expect(next.toString()).toBe('category=food');
  });

  it('lists the active filters with the change that removes each', () => {
    const params = { query: 'cook', category: 'food', city: 'Ozark', state: 'MO', near: '7', withinMiles: '5', sort: 'nearest', minBudget: '2000' };
    const filters = activeFilters(params, site);
    expect(filters.map(({ label }) => label)).toEqual(['“cook”', 'Kitchen & food', 'Ozark, MO', 'Within 5 miles', '$20 / hour and up']);
    expect(filters.find(({ id }) => id === 'near')?.removal).toEqual({ where: '', near: '', withinMiles: '', sort: '' });
  });

  it('labels the place searched near as the server found it', () => {
    const label = (where: string, place: JobList['place']) => activeFilters({ where }, site, place)[0]?.label;
    expect(label('29401', { id: 1, label: 'Charleston, SC', miles: 25 })).toBe('Within 25 miles of Charleston, SC');
    expect(label('florida', { id: null, label: 'Florida', miles: null })).toBe('In Florida');
    expect(label('Atlantis', null)).toBe('Near Atlantis');
  });

  it('changes the place with the distance chosen last, and drops what belongs to another place', () => {
    const before = { city: 'Ozark', state: 'MO', area: 'Finley', sort: 'nearest' };
    const elsewhere = { city: '', state: '', area: '', near: '' };
    expect(changePlace('Boston', before)).toEqual({ ...elsewhere, where: 'Boston', withinMiles: '', sort: 'nearest' });
    expect(changeDistance('10', before, site)).toMatchObject({ where: 'Ozark, MO', withinMiles: '10' });
    expect(changePlace('', before)).toEqual({ ...elsewhere, where: '', withinMiles: '', sort: '' });
  });

  it('adds a removed filter to the literal parts', () => {
    const understood = [
      { field: 'hours', value: 'part_time', text: 'part time', label: 'Part-time', ignored: false },
      { field: 'when', value: 'nights', text: 'nights', label: 'Nights', ignored: true },
    ];
    const params = readParams(new URLSearchParams('query=part+time+nurse+nights&literal=remote'));
    const [filter, ...others] = understoodFilters({ understood } as unknown as JobList, params);
    expect([filter?.label, others]).toEqual(['Part-time', []]);
    const next = withParams(new URLSearchParams('literal=remote'), filter?.removal ?? {});
    expect(next.toString()).toBe('literal=remote&literal=part+time');
    expect(searchText(readParams(next))).toBe('literal=remote&literal=part+time');
  });

  it('drops literal parts that are no longer in the query', () => {
    const params = { query: 'Part time nurse', literal: 'part time\nremote' };
    expect(changeQuery('part time cook', params)).toEqual({ query: 'part time cook', literal: 'part time' });
  });
});
