import { useInfiniteQuery } from '@tanstack/react-query';
import type { List } from '../../lib/api';
import type { FoundMessage } from '../../lib/api-calendars';
import { request } from '../../lib/http';
import { changedByOthers, keyOf } from '../key';

/** The messages with these words in all of the person's conversations, newest first, a page at a time. */
export const useMessageSearch = (query: string) =>
  useInfiniteQuery({
    queryKey: keyOf(['/api/message-search'], { query }),
    queryFn: ({ pageParam, signal }) =>
      request<List<FoundMessage>>('GET', `/api/message-search?${new URLSearchParams({ query, ...(pageParam && { cursor: pageParam }) })}`, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...changedByOthers,
  });
