// Files to upload.
import type { Page } from '@playwright/test';

/** Returns a picture drawn by the browser, larger than what the site stores. */
export function picture(page: Page): Promise<Buffer> {
  const draw = () => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1800;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = '#b4552d';
    context.fillRect(0, 0, 2400, 1800);
    context.fillStyle = '#f4d7a1';
    context.beginPath();
    context.arc(1200, 800, 420, 0, 7);
    context.fill();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  };
  return page.evaluate(draw).then((text) => Buffer.from(text, 'base64'));
}

export const pdf = { name: 'CV Wrightson.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n') };
