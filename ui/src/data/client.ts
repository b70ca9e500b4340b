import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { connection } from '../lib/connection';
import { ApiError, isNetworkError, redirectsHome } from '../lib/errors';
import { askToSignIn } from '../lib/step-up';
import { keyOf, pathOf, type QueryKey } from './key';
import { read } from './read';
import { readOnlyKey } from './site/is-read-only';

/**
 * Returns the query function of every query: it requests the path in the query key. With `on401: 'null'`, a 401 returns null
 * instead of throwing.
 */
export function queryFunction(on401: 'throw' | 'null') {
  return async <T>(context: { queryKey: readonly unknown[]; signal?: AbortSignal }): Promise<T | null> => {
    try {
      return await read<T>(pathOf(context.queryKey as QueryKey), context.signal);
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/**
 * Milliseconds. A query that just failed isn't tried again because another part of the page wants it, too: a page that shows its
 * placeholder meanwhile takes that part away, and puts it back when the query fails, and so on.
 */
const rest = 5_000;

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

function retryQuery(failures: number, error: unknown): boolean {
  // It is refetched once the connection is back; until then, the page should say so without delay.
  if (isNetworkError(error) && !connection().online) return false;
  return !/401|403|404/.test(text(error)) && failures < 3;
}

const queryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** The specification's rule, taken literally: an error with a 4 in its message is final. Bodies of 5xx responses never contain one. */
function retryMutation(failures: number, error: unknown): boolean {
  return !text(error).includes('4') && failures < 2;
}

interface Hooks {
  /** A mutation could not reach the server. Leads to the home page. */
  onMutationUnreachable: () => void;
  /** A mutation succeeded. Cancels the redirect. */
  onMutationSuccess: () => void;
  /** A query could not reach the server. Checks the connection. */
  onQueryUnreachable: () => void;
}

/** Whether the session has ended. A wrong password is a 401 as well, and so is the question for the password. */
const hasSessionEnded = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && !['wrong_credentials', 'step_up'].includes(error.code);

export function createQueryClient(hooks: Hooks): QueryClient {
  // Another tab may just have renewed the session, which a request sent before doesn't know, so the server is asked. If the session
  // has ended, a dialog over the page asks for the password. Without it, every page shows its signed-out view, with a link to sign
  // in and return; drafts stay.
  const userKey = keyOf(['/api/auth/user']);
  const checkSession = async () => {
    const user = await queryFunction('null')({ queryKey: userKey }).catch(() => undefined);
    if (user === undefined) return;
    const hasReturned = user === null && client.getQueryData(userKey) && (await askToSignIn());
    if (!hasReturned) client.setQueryData(userKey, user);
    // Asks again for what was refused because the session had just been renewed; a few times only, in case there's another reason.
    const isLost = ({ state }: Query) => state.status === 'error' && (user === null || state.errorUpdateCount < 3);
    if (user !== null || hasReturned) void client.refetchQueries({ predicate: isLost });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        console.warn('A query failed', error);
        if (hasSessionEnded(error)) void checkSession();
        if (isNetworkError(error)) hooks.onQueryUnreachable();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        console.error('Mutation failed', error);
        if (redirectsHome(error)) hooks.onMutationUnreachable();
        if (hasSessionEnded(error)) void checkSession();
        if (error instanceof ApiError && error.code === 'read_only') client.setQueryData(readOnlyKey, true);
      },
      onSuccess: () => hooks.onMutationSuccess(),
    }),
    defaultOptions: {
      queries: {
        queryFn: queryFunction('throw'),
        retry: retryQuery,
        retryDelay: queryDelay,
        // The device's clock may have been set back since.
        retryOnMount: ({ state }) => Math.abs(Date.now() - state.errorUpdatedAt) > rest,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: retryMutation, retryDelay: 1000, networkMode: 'always' },
    },
  });
  return client;
}
