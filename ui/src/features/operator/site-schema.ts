import * as v from 'valibot';
import type { SiteBody } from '../../data/site/change';
import { isPhone } from '../../lib/contact';
import { optionalText, text } from '../../lib/fields';
import { isHex } from '../../lib/palette';

export const siteSchema = v.object({
  name: text(100, 'Name your site.'),
  town: text(100, 'Enter the town this site is for.'),
  zone: optionalText(60),
  currency: v.pipe(v.string(), v.length(3)),
  brand: v.pipe(v.string(), v.trim(), v.check(isHex, 'Enter a color like #1f6b54.')),
});

/** How the public reaches the office; every field may be empty. */
export const contactSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed), 'Enter an email address, like office@example.org.'),
  ),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(40, 'Use 40 characters or fewer.'),
    // The office may have a short number.
    v.check((typed) => typed === '' || isPhone(typed, 3), 'Enter a phone number, like 503-555-0142.'),
  ),
  address: optionalText(300),
  hours: optionalText(200),
});

/** Builds the request body. The time zone is included only if it was entered. */
export function siteBody({ zone, ...site }: v.InferOutput<typeof siteSchema>): SiteBody {
  return zone ? { ...site, zone } : site;
}
