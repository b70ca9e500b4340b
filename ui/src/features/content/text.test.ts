import { expect, it } from 'vitest';
import { filled, sections } from './text';

it('falls into sections at its headings', () => {
  expect(sections('First.\n\n## Why\n- so\n## When')).toEqual([
    { heading: '', body: 'First.\n\n' },
    { heading: 'Why', body: '- so\n' },
    { heading: 'When', body: '' },
  ]);
  expect(sections(' \n')).toEqual([]);
});

it('has the names of the site', () => {
  expect(filled('{site} of {town}, {site}', { name: 'Works', town: 'Salem' })).toBe('Works of Salem, Works');
});
