import { describe, expect, it } from 'vitest';
import type { Application } from '../../lib/api';
import { comparisonFacts, pairsOf, parseIds } from './compare';

const person = (over: object) =>
  ({
    proposedRate: 1900,
    rateUnit: 'hour',
    currency: 'USD',
    availableFrom: null,
    message: 'Six years on the grill.',
    answers: [{ question: 'A card?', answer: 'Yes' }],
    job: { city: 'Portland' },
    worker: { city: 'Portland', distanceMiles: 0, pastHires: 0 },
    ...over,
  }) as unknown as Application;

it('reads two or three distinct ids from the URL', () => {
  expect(parseIds('12,15')).toEqual(['12', '15']);
  expect(parseIds('12,15,12,7')).toEqual(['12', '15', '7']);
  for (const wrong of [null, '', '12', '12,12', '1,2,3,4', 'a,b', '-1,2', '1;2']) expect(parseIds(wrong)).toEqual([]);
});

it('makes one pair from two people and three from three', () => {
  expect(pairsOf(['a', 'b'])).toEqual([['a', 'b']]);
  expect(pairsOf(['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
});

describe('the five facts', () => {
  const valuesOf = (application: Application, question: string | null = null) =>
    comparisonFacts(question).map((fact) => fact.get(application).replaceAll(/\s/g, ' '));

  it('are filled in for everyone, even when unknown', () => {
    expect(valuesOf(person({}))).toEqual(['$19 / hr', 'Not specified', 'In Portland', 'Not yet', 'Six years on the grill.']);
    const stranger = person({ message: '', worker: { city: '', distanceMiles: null, pastHires: 2 }, availableFrom: '2026-12-01' });
    expect(valuesOf(stranger)).toEqual(['$19 / hr', 'Dec 1, 2026', 'Not listed', '2 times', 'None']);
  });

  it('end with the answer to the first question, if there is one', () => {
    expect(valuesOf(person({}), 'A card?').at(-1)).toBe('Yes');
    expect(valuesOf(person({ answers: [] }), 'A card?').at(-1)).toBe('Not asked');
  });

  it('give the distance to another town', () => {
    expect(valuesOf(person({ worker: { city: 'Salem', distanceMiles: 44.32, pastHires: 1 } }))[2]).toBe('Salem, 44.3 mi');
    expect(valuesOf(person({ worker: { city: 'Portland', distanceMiles: 2540, pastHires: 1 } }))[2]).toBe('Portland, 2,540 mi');
  });
});
