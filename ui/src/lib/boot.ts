// The data that the server embeds in the page, so that the first paint needs no request.
import type { Paywall, Site, User } from './api';

export interface Boot {
  user: User | null;
  site: Site;
  paywall: Paywall;
  /** False until the site has been set up. */
  setUp: boolean;
  /** Whether the site can only be read right now. */
  readOnly: boolean;
  /** The newest live event; null for visitors. */
  live: number | null;
  version: string;
  /** The HTTP status of this page, and only of this page. */
  status: number;
  queries: { key: readonly unknown[]; data: unknown }[];
}

/** Returns null if the page came from the service worker's cache: the client then requests the data. */
export function readBoot(doc: Document = document): Boot | null {
  const text = doc.getElementById('boot')?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as Boot;
  } catch (error) {
    console.error('The boot data cannot be read', error);
    return null;
  }
}
