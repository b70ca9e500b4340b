import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from './palette';

it('follows the rules of the server', () => {
  expect(palette('#1f6b54')).toMatchObject({ darkText: false, adjusted: false });
  expect(palette('#1f6b54').hue).toBeCloseTo(168.8, 1);
  expect(palette('#1f6b54').chroma).toBeCloseTo(0.0826, 4);
  expect(palette('#1f6b54').solid).toBeCloseTo(0.475, 3);
  expect(palette('#ffff00')).toMatchObject({ darkText: true, adjusted: true });
  expect(palette('#777777')).toMatchObject({ chroma: 0, hue: 90 });
});

it('has the same dark theme for people who chose it and for those whose system did', () => {
  const css = readFileSync('src/theme/tokens.css', 'utf8');
  const body = (from: RegExp) => from.exec(css)?.[1]?.replace(/\s+/g, ' ').trim();
  const chosen = body(/^\[data-theme="dark"\] \{(.*?)^\}/ms);
  const system = body(/^ {2}\[data-theme="auto"\] \{(.*?)^ {2}\}/ms);
  expect(chosen).toBeTruthy();
  expect(system).toBe(chosen);
});
