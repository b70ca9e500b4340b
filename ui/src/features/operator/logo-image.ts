// Logos are shown 34 px high. 256 px is sharp on every screen and still a small upload.

import { drawWithin } from '../../lib/picture';

const maxSize = 256;

/** Converts any image the browser can read to a base64 PNG of at most 256 px on each side. Throws if it can't be read. */
export async function shrinkLogo(file: Blob): Promise<string> {
  const canvas = await drawWithin(file, maxSize);
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}
