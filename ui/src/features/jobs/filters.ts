// Search parameters in the URL. They have the same names as the API's, so the page's query string is also the request's.
import type { Site } from '../../lib/api';
import { date, kindLabels } from '../../lib/format';
import { moneyText, shortMoney } from '../../lib/money';

const paramNames = [
  'query',
  'category',
  'kind',
  'city',
  'state',
  'area',
  'employer',
  'near',
  'withinMiles',
  'minBudget',
  'unit',
  'remote',
  'urgent',
  'since',
  'sort',
  'cursor',
  'limit',
] as const;

export type Params = Partial<Record<(typeof paramNames)[number], string>>;

/** Reads the search from the URL, without empty values and parameters the API doesn't know. */
export function readParams(search: URLSearchParams): Params {
  const params: Params = {};
  for (const name of paramNames) {
    const value = search.get(name)?.trim();
    if (value) params[name] = value;
  }
  return params;
}

/** Returns the parameters with some changed, back on the first page of results. */
export function withParams(search: URLSearchParams, change: Params): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('cursor');
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export interface ActiveFilter {
  id: string;
  label: string;
  /** The change that removes the filter. */
  removal: Params;
}

export function activeFilters(params: Params, site: Site): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (id: string, label: string, removal: Params) => filters.push({ id, label, removal });
  if (params.query) add('query', `“${params.query}”`, { query: '', sort: params.sort === 'best' ? '' : (params.sort ?? '') });
  if (params.category) {
    const category = site.categories.find(({ id }) => id === params.category);
    add('category', category?.name ?? params.category, { category: '' });
  }
  if (params.kind) add('kind', kindLabels(params.kind as Parameters<typeof kindLabels>[0]) ?? params.kind, { kind: '' });
  if (params.city) add('city', params.state ? `${params.city}, ${params.state}` : params.city, { city: '', state: '' });
  else if (params.state) add('state', params.state, { state: '' });
  if (params.area) add('area', params.area, { area: '' });
  if (params.employer) add('employer', 'One employer', { employer: '' });
  if (params.withinMiles) {
    const removal: Params = { near: '', withinMiles: '', sort: params.sort === 'nearest' ? '' : (params.sort ?? '') };
    add('near', `Within ${params.withinMiles} miles`, removal);
  }
  if (params.minBudget) {
    const unit = params.unit ?? 'hour';
    add('pay', `${shortMoney(Number(params.minBudget), site.currency)} / ${unit} and up`, { minBudget: '', unit: '' });
  }
  if (params.urgent) add('urgent', 'Urgent', { urgent: '' });
  if (params.remote) add('remote', 'Remote', { remote: '' });
  if (params.since) add('since', `Since ${date(Number(params.since))}`, { since: '' });
  return filters;
}

/** Returns the search as a query string, without the page of results, for saving and linking. */
export function searchText({ cursor: _, limit: __, ...params }: Params): string {
  return new URLSearchParams(params).toString();
}

/** Describes a search in one line. Also the default name of a saved search. */
export const searchName = (params: Params, site: Site) =>
  activeFilters(params, site)
    .map(({ label }) => label)
    .join(', ') || 'All jobs';

/** Returns the pay filter as text for its input field. */
export const payInput = (params: Params, currency: string) => moneyText(params.minBudget ? Number(params.minBudget) : null, currency);
