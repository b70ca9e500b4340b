import type { ArrangedInterview } from '../../lib/api';
import { isPhone, isWebLink, telHref } from '../../lib/contact';

/** A phone number or a web address becomes a link. */
export function Place({ text }: { text: string }) {
  if (isPhone(text)) return <a href={telHref(text)}>{text}</a>;
  if (!isWebLink(text)) return text;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}

/** The address of a map that shows the place; null if there's nothing to find. */
export const mapHref = ({ how, where }: Pick<ArrangedInterview, 'how' | 'where'>): string | null =>
  how === 'in_person' && !isWebLink(where) && !isPhone(where) ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}` : null;
