// How a text of the site splits into sections, and what its placeholders stand for.

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

/** Fills in the site's name and town. */
export const filled = (body: string, site: { name: string; town: string }) =>
  body.replaceAll('{site}', site.name).replaceAll('{town}', site.town || 'your town');
