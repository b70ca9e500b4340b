import { expect, it } from 'vitest';
import { fillPlaceholders, splitSections } from './text';

it('splits into sections at its headings', () => {
  expect(splitSections('First.\n\n## Why\n- so\n## When')).toEqual([
    { heading: '', body: 'First.\n\n' },
    { heading: 'Why', body: '- so\n' },
    { heading: 'When', body: '' },
  ]);
  expect(splitSections(' \n')).toEqual([]);
});

it("fills in the site's name and town", () => {
  expect(fillPlaceholders('{site} of {town}, {site}', { name: 'Works', town: 'Salem' })).toBe('Works of Salem, Works');
});
