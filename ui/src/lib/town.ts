/** "Springfield, IL" as the two fields of the API. The last comma parts them: a town's own name may hold one. */
export function splitTown(text: string): { city: string; state: string } {
  const at = text.lastIndexOf(',');
  if (at < 0) return { city: text.trim(), state: '' };
  return { city: text.slice(0, at).trim(), state: text.slice(at + 1).trim() };
}

export const joinTown = (city: string, state: string) => (city && state ? `${city}, ${state}` : city);
