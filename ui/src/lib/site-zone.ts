import type { Site } from './api';

/** Where the rules of the site's time zone are. Apart from what computes with them, so that the first page doesn't need that. */
export const siteZone: { read: () => Pick<Site, 'zone' | 'zoneOffsets'> | undefined } = { read: () => undefined };
