// How to reach people and the office. The server reads phone numbers by the same rules, in src/text/phone.rs.
import type { SiteContact } from './api';

/** Whether it says where to turn to; hours alone don't. */
export const hasContact = ({ phone, email, address }: SiteContact): boolean => Boolean(phone || email || address);

/** How people write that an extension follows. */
const extension = /(;ext=|ext(ension)?\b|x|#)[.:\s]*(\d{1,7})$/i;

/** A number and its extension, apart: "503-555-0142 x12". */
function parts(phone: string): [number: string, extension: string] {
  const text = phone.trim().replace(/^tel:/i, '');
  const found = extension.exec(text);
  return found ? [text.slice(0, found.index), found[3] ?? ''] : [text, ''];
}

/** The link that calls a number as people type it: "(843) 555-0100 ext. 12" becomes "tel:8435550100;ext=12". */
export function telHref(phone: string): string {
  const [number, more] = parts(phone);
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}${more && `;ext=${more}`}`;
}

/** Whether a text is just a phone number, so that tapping it can call. Its dashes and spaces may be of any kind. */
export function isPhone(text: string, fewest = 7): boolean {
  const number = parts(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))[0].trim();
  const digits = number.replace(/\D/g, '').length;
  return text.length <= 40 && digits >= fewest && digits <= 15 && /^\+?[\d\s()./,;\p{Pd}\u2212]+$/u.test(number);
}

/** Whether a text is just an address on the web. Others, such as "javascript:", never become links. */
export const isWebLink = (text: string) => /^https?:\/\/[^\s]+$/i.test(text.trim());

/** The page that shows an address on the map that the site uses: its URL has `{address}` in it. */
export const mapHref = (url: string, address: string) => url.replace('{address}', () => encodeURIComponent(address));
