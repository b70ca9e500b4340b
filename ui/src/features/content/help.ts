// Articles of the help: reading them, finding one as somebody types, writing one anew.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HelpArticle, HelpArticles } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';

const key = ['/api/help'];

export const useHelp = () => useQuery<HelpArticles>({ queryKey: key });

export type ArticleBody = Pick<HelpArticle, 'title' | 'audience' | 'body' | 'hidden'>;

/** Null brings the default back, or takes away what the operator added. */
export function useWriteArticle(onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    run: ({ name, article }: { name: string; article: ArticleBody | null }, idempotencyKey) =>
      article === null
        ? request<unknown>('DELETE', `/api/help/${name}`, { body: {}, idempotencyKey })
        : request<unknown>('PUT', `/api/help/${name}`, { body: article, idempotencyKey }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: key });
      onDone();
    },
  });
}

/** Those in whose title or text every word stands. */
export function matching<T extends Pick<HelpArticle, 'title' | 'body'>>(articles: T[], typed: string): T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return articles.filter(({ title, body }) => {
    const text = `${title} ${body}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The name of a new article, from its title: also its anchor on the page. */
export function nameFor(title: string, taken: string[]): string {
  const base =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 36) || 'article';
  let name = base;
  for (let n = 2; taken.includes(name); n += 1) name = `${base}-${n}`;
  return name;
}
