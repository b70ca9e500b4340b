// Time zones with the server's rules. A device's own may be years old, and two people would then agree on two different times.
import { siteZone } from './site-zone';

/** The server knows the offsets until then, from now on. */
const known = 3 * 366 * 86_400_000;

/** The offset of the site's zone; undefined for other zones and times that are far away, for which the browser's rules have to do. */
function offsetAt(at: number, zone: string) {
  const site = siteZone.read();
  return zone === site?.zone && at < Date.now() + known ? site.zoneOffsets.findLast(({ from }) => from <= at) : undefined;
}

/** Returns a function that formats an instant in a zone. */
export function zonedFormat(options: Intl.DateTimeFormatOptions, locale?: string): (at: number, zone: string) => string {
  const formats: Record<string, Intl.DateTimeFormat> = {};
  return (at, zone) => {
    const offset = offsetAt(at, zone);
    const timeZone = offset ? 'UTC' : zone;
    formats[timeZone] ??= new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return formats[timeZone].format(at + (offset?.seconds ?? 0) * 1000);
  };
}

/** "EST", or "GMT-03" where a zone has no letters. */
export function zoneName(at: number, zone: string): string {
  const name = offsetAt(at, zone)?.name;
  if (name) return /^\w/.test(name) ? name : `GMT${name}`;
  const parts = new Intl.DateTimeFormat(undefined, { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
