// How to reach people and the office. The server has the same rules for the office in src/site/contact.rs.
import type { SiteContact } from './api';

/** Whether it says where to turn to; hours alone don't. */
export const hasContact = ({ phone, email, address }: SiteContact): boolean => Boolean(phone || email || address);

/** The link that calls a number as people type it: "(843) 555-0100" becomes "tel:8435550100". */
export const telHref = (phone: string) => `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;

/** Whether a text is just a phone number, so that tapping it can call. */
export const isPhone = (text: string) => /^\+?[\d\s().-]+$/.test(text.trim()) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));

/** Whether a text is just an address on the web. Others, such as "javascript:", never become links. */
export const isWebLink = (text: string) => /^https?:\/\/[^\s]+$/i.test(text.trim());
