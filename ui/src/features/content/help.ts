// Help article search, and names for new articles.
import type { HelpArticle } from '../../lib/api';

/** Returns the articles whose title or body contains every word typed. */
export function searchArticles<T extends Pick<HelpArticle, 'title' | 'body'>>(articles: T[], typed: string): T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return articles.filter(({ title, body }) => {
    const text = `${title} ${body}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Returns an unused name for a new article, based on its title. The name is also its anchor on the page. */
export function uniqueName(title: string, taken: string[]): string {
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
