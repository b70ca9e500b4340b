import { MutationCache, QueryClient } from '@tanstack/react-query';
import { leavesPage } from './errors';
import { reader } from './http';

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

function retryQuery(failures: number, error: unknown): boolean {
  return !/401|403|404/.test(text(error)) && failures < 3;
}

const queryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** The specification's literal rule: a message with a 4 in it is final. Bodies of 5xx answers never contain one. */
function retryMutation(failures: number, error: unknown): boolean {
  return !text(error).includes('4') && failures < 2;
}

interface Hooks {
  /** A mutation a person started found no server: keep the work and lead home. */
  onLineLost: () => void;
  /** A mutation went through: nobody has to be led anywhere. */
  onThrough: () => void;
}

export function createQueryClient(hooks: Hooks): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        console.error('Mutation failed', error);
        if (leavesPage(error)) hooks.onLineLost();
      },
      onSuccess: () => hooks.onThrough(),
    }),
    defaultOptions: {
      queries: {
        queryFn: reader('throw'),
        retry: retryQuery,
        retryDelay: queryDelay,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: retryMutation, retryDelay: 1000, networkMode: 'always' },
    },
  });
}
