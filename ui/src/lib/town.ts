/** Splits "Springfield, IL" into the two fields of the API, at the last comma: a town's own name may contain one. */
export function splitTown(text: string): { city: string; state: string } {
  const at = text.lastIndexOf(',');
  if (at < 0) return { city: text.trim(), state: '' };
  return { city: text.slice(0, at).trim(), state: text.slice(at + 1).trim() };
}

export const joinTown = (city: string, state: string) => (city && state ? `${city}, ${state}` : city);

/** The path of a town's job list; `region` is its state in the United States and its country elsewhere. */
export function townPath(city: string, region: string): string {
  const plain = city.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
  return `/jobs/in/${encodeURIComponent(region.toLowerCase())}/${encodeURIComponent(slug)}`;
}
