// Pictures are shrunk on the device, so that they upload faster on a weak signal.
import { DeviceError } from './errors';

const maxSide = 1600;
/** The server's limit for a photo, in bytes; a document may have half of it. */
const maxBytes = 10 * 1024 * 1024;
const jpegQuality = 0.85;

/** Fits a size into a square of this side, without enlarging it. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws an image upright, with at most `side` pixels on its longer side. `paper` is the background color. */
export async function drawWithin(file: Blob, side: number, background?: string): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(picture.width, picture.height, side));
  const context = canvas.getContext('2d');
  if (context && background) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/** Shrinks a photo to a JPEG. If this browser cannot decode it, it is sent unchanged, in case the server can. */
export async function preparePhoto(file: File): Promise<Blob> {
  const small = await shrink(file).catch(() => null);
  if (small) return small;
  if (!/^image\/(jpeg|png)$/.test(file.type)) throw new DeviceError('We can’t read this picture. Choose a JPEG or a PNG.');
  if (file.size > maxBytes) throw new DeviceError('This picture is larger than 10 MB. Choose a smaller one.');
  return file;
}

async function shrink(file: Blob): Promise<Blob | null> {
  const canvas = await drawWithin(file, maxSide, '#fff');
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', jpegQuality));
}

/** Checks a document before it is sent. */
export function prepareDocument(file: File): Promise<Blob> {
  if (file.type !== 'application/pdf') return Promise.reject(new DeviceError('Only PDF files work here. Most programs can save as PDF.'));
  if (file.size > maxBytes / 2) return Promise.reject(new DeviceError('This file is larger than 5 MB. Choose a smaller one.'));
  return Promise.resolve(file);
}
