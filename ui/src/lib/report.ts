// Tells the site of an error. The code for it comes with the first one.

/** The number to quote; null when there is nothing to report or no line to report it on. */
export const reportError = (error: unknown): Promise<string | null> =>
  import('./report-error').then(
    ({ report }) => report(error),
    () => null,
  );
