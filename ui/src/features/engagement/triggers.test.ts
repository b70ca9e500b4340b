import { expect, it } from 'vitest';
import { triggers } from './triggers';

it('has the 31 specified times', () => {
  const specified =
    '120, 720, 2520, 6720, 12120, 19320, 19920, 21720, 25920, 31320, 38520, 39120, 40920, 45120, 50520, 57720, 58320, 60120, 64320, 69720, 76920, 77520, 79320, 83520, 88920, 96120, 96720, 98520, 102720, 108120, 115320';
  expect(triggers.join(', ')).toBe(specified);
  expect(triggers).toHaveLength(31);
});
