import { expect, it } from 'vitest';
import { fillPlaceholders, splitSections } from './text';

it('falls into sections at its headings', () => {
  expect(splitSections('First.\n\n## Why\n- so\n## When')).toEqual([
    { heading: '', body: 'First.\n\n' },
    { heading: 'Why', body: '- so\n' },
    { heading: 'When', body: '' },
  ]);
  expect(splitSections(' \n')).toEqual([]);
});

it('has the names of the site', () => {
  expect(fillPlaceholders('{site} of {town}, {site}', { name: 'Works', town: 'Salem' })).toBe('Works of Salem, Works');
});
