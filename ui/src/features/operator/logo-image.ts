// A logo is shown 34 px high: a picture of 256 px is sharp on every screen, and small enough to send.

const longest = 256;

/** Any picture the browser can read, as a PNG of at most 256 px, in base64. */
export async function shrinkLogo(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}
