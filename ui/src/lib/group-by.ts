/** Groups items by a key, in the order in which the keys first appear. Map.groupBy is missing in browsers we support. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): [key: K, items: T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
