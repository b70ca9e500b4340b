import { describe, expect, it } from 'vitest';
import type { Application } from '../../lib/api';
import { factsOf, pairsOf, readIds } from './compare';

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

it('takes two or three different people out of the address', () => {
  expect(readIds('12,15')).toEqual(['12', '15']);
  expect(readIds('12,15,12,7')).toEqual(['12', '15', '7']);
  for (const wrong of [null, '', '12', '12,12', '1,2,3,4', 'a,b', '-1,2', '1;2']) expect(readIds(wrong)).toEqual([]);
});

it('makes one pair of two and three of three', () => {
  expect(pairsOf(['a', 'b'])).toEqual([['a', 'b']]);
  expect(pairsOf(['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
});

describe('the five facts', () => {
  const said = (application: Application, question: string | null = null) =>
    factsOf(question).map((fact) => fact.of(application).replaceAll(/\s/g, ' '));

  it('are said of everybody, also where nothing is known', () => {
    expect(said(person({}))).toEqual(['$19 / hr', 'Any day', 'In Portland', 'Not yet', 'Six years on the grill.']);
    const stranger = person({ message: '', worker: { city: '', distanceMiles: null, pastHires: 2 }, availableFrom: '2026-12-01' });
    expect(said(stranger)).toEqual(['$19 / hr', 'Dec 1, 2026', 'Not listed', '2 times', 'None']);
  });

  it('end with the first question where one was asked', () => {
    expect(said(person({}), 'A card?').at(-1)).toBe('Yes');
    expect(said(person({ answers: [] }), 'A card?').at(-1)).toBe('Not asked');
  });

  it('tell the distance between two towns', () => {
    expect(said(person({ worker: { city: 'Salem', distanceMiles: 44.32, pastHires: 1 } }))[2]).toBe('Salem, 44.3 mi');
    expect(said(person({ worker: { city: 'Portland', distanceMiles: 2540, pastHires: 1 } }))[2]).toBe('Portland, 2,540 mi');
  });
});
