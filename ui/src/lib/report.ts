// Reports an error to the server. The code for it is loaded with the first one.

/** Returns the reference to quote; null if there is nothing to report or no connection. */
export const reportError = (error: unknown): Promise<string | null> =>
  import('./report-error').then(
    ({ report }) => report(error),
    () => null,
  );
