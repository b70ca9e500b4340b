// Splits a site text into sections and fills in its placeholders.

interface Section {
  /** Empty for the text before the first heading. */
  heading: string;
  body: string;
}

/** Splits a text at its headings, which are the lines that start with "## ". */
export function splitSections(body: string): Section[] {
  const found: Section[] = [{ heading: '', body: '' }];
  for (const line of body.split('\n')) {
    const last = found.at(-1) as Section;
    if (line.startsWith('## ')) found.push({ heading: line.slice(3).trim(), body: '' });
    else last.body += `${line}\n`;
  }
  return found.filter(({ heading, body: text }) => heading !== '' || text.trim() !== '');
}

/** Replaces {site} and {town} with the site's name and town. */
export const fillPlaceholders = (body: string, site: { name: string; town: string }) =>
  body.replaceAll('{site}', site.name).replaceAll('{town}', site.town || 'your town');
