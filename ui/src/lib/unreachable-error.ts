/** Thrown when a page's code could not be loaded because the server can't be reached. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'UnreachableError';
  }
}
