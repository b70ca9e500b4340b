// Search parameters in the URL. They have the same names as the API's, so the page's query string is also the request's.
import { toSearchParams, valuesOf } from '../../data/key';
import type { JobList, Site } from '../../lib/api';
import { date, kindLabels } from '../../lib/format';
import { moneyText, shortMoney } from '../../lib/money';
import { joinTown } from '../../lib/town';
import { rememberedMiles, rememberMiles } from './distance';

const paramNames = [
  'query',
  'literal',
  'where',
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

/** Reads the search from the URL, without empty values and parameters the API doesn't know. Only `literal` may have several. */
export function readParams(search: URLSearchParams): Params {
  const params: Params = {};
  for (const name of paramNames) {
    const values = search.getAll(name).map((value) => value.trim());
    const value = (name === 'literal' ? values : values.slice(0, 1)).filter(Boolean).join('\n');
    if (value) params[name] = value;
  }
  return params;
}

/** Returns the parameters with some changed, back on the first page of results. */
export function withParams(search: URLSearchParams, change: Params): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('cursor');
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    for (const one of valuesOf(name, value).filter(Boolean)) next.append(name, one);
  }
  return next;
}

/** Returns the change to a new query. Literal parts that it no longer contains are dropped. */
export function changeQuery(query: string, params: Params): Params {
  const kept = literals(params).filter((text) => query.toLowerCase().includes(text.toLowerCase()));
  return { query, literal: kept.join('\n') };
}

/** Returns the place as someone would type it: the one typed, or the town of a link. */
export const typedPlace = (params: Params) => params.where || joinTown(params.city ?? '', params.state ?? '') || (params.state ?? '');

/** Returns the change to another place, with the distance that was chosen last. */
export function changePlace(place: string, params: Params): Params {
  const sort = !place && params.sort === 'nearest' ? '' : (params.sort ?? '');
  return { where: place, withinMiles: place ? rememberedMiles() : '', city: '', state: '', area: '', near: '', sort };
}

/** Returns the change to another distance: from the place searched near, or else from the site's town. */
export function changeDistance(miles: string, params: Params, site: Site): Params {
  if (!miles) return changePlace('', params);
  rememberMiles(miles);
  if (params.near) return { withinMiles: miles };
  return { ...changePlace(typedPlace(params) || joinTown(site.town, site.state), params), withinMiles: miles };
}

const literals = (params: Params) => (params.literal ?? '').split('\n').filter(Boolean);

export interface ActiveFilter {
  id: string;
  label: string;
  /** The change that removes the filter. */
  removal: Params;
}

/** `place` is what the server found for the place searched near. */
export function activeFilters(params: Params, site: Site, place: JobList['place'] = null): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (id: string, label: string, removal: Params) => filters.push({ id, label, removal });
  if (params.query) add('query', `“${params.query}”`, { query: '', literal: '', sort: params.sort === 'best' ? '' : (params.sort ?? '') });
  if (params.category) {
    const category = site.categories.find(({ id }) => id === params.category);
    add('category', category?.name ?? params.category, { category: '' });
  }
  if (params.kind) add('kind', kindLabels(params.kind as Parameters<typeof kindLabels>[0]) ?? params.kind, { kind: '' });
  if (params.city) add('city', params.state ? `${params.city}, ${params.state}` : params.city, { city: '', state: '' });
  else if (params.state) add('state', params.state, { state: '' });
  if (params.area) add('area', params.area, { area: '' });
  if (params.employer) add('employer', 'One employer', { employer: '' });
  const anywhere: Params = { where: '', near: '', withinMiles: '', sort: params.sort === 'nearest' ? '' : (params.sort ?? '') };
  if (params.where) add('where', placeLabel(params.where, place), anywhere);
  else if (params.withinMiles) add('near', place ? placeLabel('', place) : `Within ${params.withinMiles} miles`, anywhere);
  if (params.minBudget) {
    const unit = params.unit ?? 'hour';
    add('pay', `${shortMoney(Number(params.minBudget), site.currency)} / ${unit} and up`, { minBudget: '', unit: '' });
  }
  if (params.urgent) add('urgent', 'Urgent', { urgent: '' });
  if (params.remote) add('remote', 'Remote', { remote: '' });
  if (params.since) add('since', `Since ${date(Number(params.since))}`, { since: '' });
  return filters;
}

function placeLabel(typed: string, place: JobList['place']): string {
  if (!place) return `Near ${typed}`;
  return place.miles ? `Within ${place.miles} miles of ${place.label}` : `In ${place.label}`;
}

/** Returns what the server took as filters. Responses cached by an older version don't have this. */
export const understoodIn = (found: JobList | undefined) => found?.understood ?? [];

/** The parts of the words that the server took as filters. Taking one off makes it words again. */
export function understoodFilters(found: JobList | undefined, params: Params): (ActiveFilter & { text: string })[] {
  const understood = understoodIn(found).filter(({ ignored }) => !ignored);
  return understood.map(({ text, label }) => ({
    id: `understood:${text}`,
    text,
    label,
    removal: { literal: [...literals(params), text].join('\n') },
  }));
}

/** Returns the search as a query string, without the page of results, for saving and linking. */
export function searchText({ cursor: _, limit: __, ...params }: Params): string {
  return toSearchParams(params).toString();
}

/** Describes a search in one line. Also the default name of a saved search. */
export const searchName = (params: Params, site: Site) =>
  activeFilters(params, site)
    .map(({ label }) => label)
    .join(', ') || 'All jobs';

/** Returns the pay filter as text for its input field. */
export const payInput = (params: Params, currency: string) => moneyText(params.minBudget ? Number(params.minBudget) : null, currency);
