// Time zones with the server's rules. A device's own may be years old, and two people would then agree on two different times.
import { siteZone } from './site-zone';

/** The server knows the offsets until then, from now on. */
const known = 3 * 366 * 86_400_000;

/** The offset of the site's zone; undefined for other zones and times that are far away, for which the browser's rules have to do. */
function offsetAt(at: number, zone: string) {
  const site = siteZone.read();
  return zone === site?.zone && at < Date.now() + known ? site.zoneOffsets.findLast(({ from }) => from <= at) : undefined;
}

/** Returns a function that gives an instant in a zone to a format, moved by the zone's offset if the server knows it. */
function zoned<T>(options: Intl.DateTimeFormatOptions, locale: string | undefined, use: (format: Intl.DateTimeFormat, at: number) => T) {
  const formats: Record<string, Intl.DateTimeFormat> = {};
  return (at: number, zone: string): T => {
    const offset = offsetAt(at, zone);
    const timeZone = offset ? 'UTC' : zone;
    formats[timeZone] ??= new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return use(formats[timeZone], at + (offset?.seconds ?? 0) * 1000);
  };
}

/** Returns a function that formats an instant in a zone, in the reader's language. */
export const zonedFormat = (options: Intl.DateTimeFormatOptions) => zoned(options, undefined, (format, at) => format.format(at));

/** The site's zone, in which everyone reads the same day. */
export const zoneOfSite = () => siteZone.read()?.zone ?? 'UTC';

/** Returns a function that formats an instant in the site's zone, in the reader's language. */
export function siteFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  const format = zonedFormat(options);
  return (at) => format(at, zoneOfSite());
}

/** Returns a function that splits an instant in a zone into the digits of its parts, by their names. */
export const zonedDigits = (options: Intl.DateTimeFormatOptions) =>
  zoned(options, 'en-US', (format, at) => Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value])));

/** "EST", or "GMT-03" where a zone has no letters. */
export function zoneName(at: number, zone: string): string {
  const name = offsetAt(at, zone)?.name;
  if (name) return /^\w/.test(name) ? name : `GMT${name}`;
  const parts = new Intl.DateTimeFormat(undefined, { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
