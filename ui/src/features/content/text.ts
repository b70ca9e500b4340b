// Texts of the site: reading one, writing it anew, and how it falls into sections.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SiteText } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';

const keyOf = (name: string) => ['/api/texts', name];

export const useText = (name: string) => useQuery<SiteText>({ queryKey: keyOf(name) });

/** Null brings the default back. */
export function useWriteText(name: string, onDone: () => void) {
  const client = useQueryClient();
  const path = `/api/texts/${name}`;
  return useAction({
    run: (body: string | null, idempotencyKey) =>
      body === null
        ? request<SiteText>('DELETE', path, { body: {}, idempotencyKey })
        : request<SiteText>('PUT', path, { body: { body }, idempotencyKey }),
    onDone: (text) => {
      client.setQueryData(keyOf(name), text);
      onDone();
    },
  });
}

interface Section {
  /** Empty for what comes before the first heading. */
  heading: string;
  body: string;
}

/** A line that begins with "## " is a heading. */
export function sections(body: string): Section[] {
  const found: Section[] = [{ heading: '', body: '' }];
  for (const line of body.split('\n')) {
    const last = found.at(-1) as Section;
    if (line.startsWith('## ')) found.push({ heading: line.slice(3).trim(), body: '' });
    else last.body += `${line}\n`;
  }
  return found.filter(({ heading, body: text }) => heading !== '' || text.trim() !== '');
}

/** Puts the site's own name and town where the text has a place for them. */
export const filled = (body: string, site: { name: string; town: string }) =>
  body.replaceAll('{site}', site.name).replaceAll('{town}', site.town || 'your town');
