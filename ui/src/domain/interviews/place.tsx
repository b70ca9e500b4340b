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

/** Whether the place is an address that a map can show. */
export const isOnMap = ({ how, where }: Pick<ArrangedInterview, 'how' | 'where'>) => how === 'in_person' && !isWebLink(where) && !isPhone(where);
