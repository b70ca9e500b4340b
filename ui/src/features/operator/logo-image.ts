// A logo is shown 34 px high: 256 px are sharp on every screen, and small enough to send.

import { drawWithin } from '../../lib/picture';

const longest = 256;

/** Any image the browser can read, as a PNG of at most 256 px, in base64. */
export async function shrinkLogo(file: Blob): Promise<string> {
  const canvas = await drawWithin(file, longest);
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}
