// Reports an error to the site. The code for it is loaded with the first one.

/** The reference to quote; null when there is nothing to report or no connection. */
export const reportError = (error: unknown): Promise<string | null> =>
  import('./report-error').then(
    ({ report }) => report(error),
    () => null,
  );
