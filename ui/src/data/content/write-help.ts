import type { HelpArticle } from '../../lib/api';
import { request } from '../../lib/http';
import { useChange } from '../use-change';

export type ArticleBody = Pick<HelpArticle, 'title' | 'audience' | 'body' | 'hidden'>;

/** Saves an article; null restores its default or deletes an article that the operator added. */
export function useSaveArticle(onDone: () => void) {
  return useChange({
    run: ({ name, article }: { name: string; article: ArticleBody | null }, idempotencyKey) =>
      article === null
        ? request<unknown>('DELETE', `/api/help/${name}`, { body: {}, idempotencyKey })
        : request<unknown>('PUT', `/api/help/${name}`, { body: article, idempotencyKey }),
    events: ['HelpChanged'],
    waitForRefetch: true,
    onDone,
  });
}
