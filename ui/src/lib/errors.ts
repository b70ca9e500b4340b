// One error type for every unsuccessful response. Its message is "{status}: {body}", as specified, because the retry rules read
// it. What a person sees comes from sentence() instead.

export interface FieldError {
  field: string;
  message: string;
}

interface Problem {
  title?: string;
  detail?: string;
  code?: string;
  fields?: FieldError[];
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: FieldError[];
  readonly requestId: string | null;

  constructor(status: number, body: string, statusText: string, requestId: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.requestId = requestId;
    const problem = parseProblem(body);
    this.code = problem.code ?? '';
    this.detail = problem.detail ?? problem.title ?? '';
    this.fields = problem.fields ?? [];
  }
}

function parseProblem(body: string): Problem {
  if (!body.startsWith('{')) return {};
  try {
    return JSON.parse(body) as Problem;
  } catch {
    return {};
  }
}

/** Whether the requested resource no longer exists, so that retrying is pointless. Any other failure may pass. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && [404, 410, 422].includes(error.status);

/** True if there was no response at all: the connection or the server is down, or the page is offline. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.message.includes('Failed to fetch'));
}

/** Whether a failed mutation takes the person home after three seconds. */
export function redirectsHome(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return ['Network error', 'timeout', 'Connection lost', 'Failed to fetch'].some((part) => message.includes(part));
}

/** An error on the device itself; its message is shown unchanged. */
export class DeviceError extends Error {}

/** Codes for which the server's own sentence is shown. */
const serverWordedCodes = new Set([
  'quota',
  'disk_full',
  'read_only',
  'not_a_picture',
  'not_a_pdf',
  'file_too_large',
  'not_a_file_type',
  'unknown_file',
]);

const messages: Record<string, string> = {
  wrong_credentials: 'That email and password don’t match. Check both and try again.',
  step_up: 'Nothing was changed. Try again and enter your password when asked.',
  email_taken: 'There’s already an account with this email. Sign in, or use a different email.',
  already_applied: 'You’ve already applied for this job. Your application is in My Jobs.',
  job_filled: 'The last opening was just filled.',
  wrong_state: 'Something changed in the meantime. Reload the page to see the latest.',
};

/** What went wrong and what to do next, in one or two sentences. With `written`, it also says that what was typed is saved. */
export function messageOf(error: unknown, isSaved = false): string {
  if (error instanceof ApiError) {
    const known = messages[error.code];
    if (known) return known;
    if (serverWordedCodes.has(error.code)) return error.detail;
    if (error.status === 401) return `You’re signed out. Sign in and try again.${isSaved ? ' What you wrote is saved.' : ''}`;
    if (error.status === 403) return error.detail || 'Your account can’t do this.';
    if (error.status === 404) return 'This no longer exists.';
    // The server's text says when the daily limit ends.
    if (error.code === 'apply_limit') return error.detail;
    if (error.status === 429) return 'Too many attempts. Wait a minute and try again.';
    if (error.status === 503) return 'The site is very busy right now. Try again in a moment.';
    if (error.status >= 500) return `Something broke on our end. ${isSaved ? 'What you wrote is saved. Try again.' : 'Try again.'}`;
    return error.detail || 'That didn’t work. Check the form and try again.';
  }
  if (error instanceof DeviceError) return error.message;
  if (isNetworkError(error)) return `No signal. ${isSaved ? 'Your draft is safe. Try again.' : 'Try again in a moment.'}`;
  return 'Something went wrong. Try again.';
}

/** The reference to quote to the office; null if the server sent none. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? error.requestId : null;
}
