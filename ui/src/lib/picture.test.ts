import { expect, it } from 'vitest';
import { fitWithin, prepareDocument, preparePhoto } from './picture';

it('shrinks pictures and never enlarges them', () => {
  expect(fitWithin(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitWithin(640, 480, 1600)).toEqual({ width: 640, height: 480 });
  expect(fitWithin(10_000, 1, 1600)).toEqual({ width: 1600, height: 1 });
});

it('sends undecodable JPEGs unchanged and rejects unsupported formats', async () => {
  const jpeg = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await expect(preparePhoto(jpeg)).resolves.toBe(jpeg);
  await expect(preparePhoto(new File(['x'], 'a.heic', { type: 'image/heic' }))).rejects.toThrow('can’t read this picture');
});

it('accepts PDFs up to the size limit', async () => {
  const pdf = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
  await expect(prepareDocument(pdf)).resolves.toBe(pdf);
  await expect(prepareDocument(new File(['x'], 'cv.doc', { type: 'application/msword' }))).rejects.toThrow('Only PDF');
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf', { type: 'application/pdf' });
  await expect(prepareDocument(large)).rejects.toThrow('5 MB');
});
