import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import vectors from '../../../data/text-vectors.json';
import { RichText } from './rich-text';

/** The component's markup without its outer element, written like the test vectors. */
function html(text: string): string {
  return renderToStaticMarkup(<RichText text={text} />)
    .replace(/^<div[^>]*>(.*)<\/div>$/s, '$1')
    .replaceAll('<br/>', '<br>');
}

describe('stored texts', () => {
  it.each(vectors)('$name', (vector) => {
    expect(html(vector.text)).toBe(vector.html);
  });
});
