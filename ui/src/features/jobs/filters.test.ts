import { describe, expect, it } from 'vitest';
import type { Site } from '../../lib/api';
import { activeFilters, readParams, withParams } from './filters';

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
    expect(filters.find(({ id }) => id === 'near')?.removal).toEqual({ near: '', withinMiles: '', sort: '' });
  });
});
