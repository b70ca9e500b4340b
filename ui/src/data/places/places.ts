import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf, toSearchParams } from '../key';

interface Places {
  items: Place[];
  town: Place | null;
}

/** Towns whose names begin with the query, the site's own first, and the town that the whole query names. */
export const usePlaces = (query: string, enabled: boolean) =>
  // A parameter without a value would be left out.
  useQuery<Places>({ queryKey: keyOf(['/api/places'], { query: query || ' ', limit: '6' }), enabled, placeholderData: keepPreviousData });

/** Returns the town nearest to a position; null far from any. Sends the position rounded to about a mile, which is enough. */
export async function townAt(lat: number, lon: number): Promise<Place | null> {
  const rounded = { lat: lat.toFixed(2), lon: lon.toFixed(2) };
  const { items } = await request<Places>('GET', `/api/places?${toSearchParams(rounded)}`);
  return items[0] ?? null;
}
