// How to reach people and the office. The server reads phone numbers by the same rules, in src/text/phone.rs.
import type { SiteContact } from './api';

/** Whether it says where to turn to; hours alone don't. */
export const hasContact = ({ phone, email, address }: SiteContact): boolean => Boolean(phone || email || address);

/** An extension at the end, as people write it: "ext. 12", "x12", "(EXT-12)". */
const extension = /(\()?\s*(?:;ext=|ext(?:ension|n)?|x|#)[:.#\s-]*(\d{1,7})\s*(\))?$/i;

/** A number and its extension, apart: "503-555-0142 x12". Its dashes, dots and spaces may be of any kind. */
function parts(phone: string): [number: string, extension: string] {
  const text = phone
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2043\u2212\u30fb]/gu, '-')
    .replace(/[·•∙⋅]/g, '.')
    .trim()
    .replace(/^tel:/i, '');
  const found = extension.exec(text);
  const isClosed = found?.[1]?.length === found?.[3]?.length;
  return found && isClosed ? [text.slice(0, found.index).trim(), found[2] ?? ''] : [text, ''];
}

/** The link that calls a number as people type it: "(843) 555-0100 ext. 12" becomes "tel:8435550100;ext=12". */
export function telHref(phone: string): string {
  const [number, more] = parts(phone);
  return `tel:${number.startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}${more && `;ext=${more}`}`;
}

/** Whether a text is just a phone number, so that tapping it can call. Commas within one are pauses, which the server refuses. */
export function isPhone(text: string, fewest = 7): boolean {
  const number = parts(text)[0].replace(/[,;\s]+$/, '');
  const digits = number.replace(/\D/g, '').length;
  return text.length <= 40 && digits >= fewest && digits <= 15 && /^\+?[\d\s()./-]+$/.test(number);
}

/** Whether a text is just an address on the web. Others, such as "javascript:", never become links. */
export const isWebLink = (text: string) => /^https?:\/\/[^\s]+$/i.test(text.trim());

/** The page that shows an address on the map that the site uses: its URL has `{address}` in it. */
export const mapHref = (url: string, address: string) => url.replace('{address}', () => encodeURIComponent(address));
