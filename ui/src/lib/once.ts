/**
 * Creates a value on first use. Intl formatters are slow to create: a dozen of them at startup cost a slow phone a fifth of a
 * second, and most pages need only two.
 */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
