/**
 * Makes something when it is first asked for. The formats of the browser are slow to make: a dozen of them at the start cost a
 * weak phone a fifth of a second, and most pages need two.
 */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
