// What the server wrote into the page, so that the first paint needs no further request.
import type { Paywall, Site, User } from './api';

export interface Boot {
  user: User | null;
  site: Site;
  paywall: Paywall;
  /** false = nobody has set this site up yet */
  setUp: boolean;
  version: string;
  /** The status of this page as the server sent it, and only for this page. */
  status: number;
  queries: { key: readonly unknown[]; data: unknown }[];
}

/** null when the page came without it (kept by the worker): then the client asks. */
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
