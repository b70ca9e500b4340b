import { describe, expect, it } from 'vitest';
import type { CardProblem } from '../../lib/api-cards';
import { acts, adviceOf, endOf, titleOf } from './card-words';

const problem = (over: Partial<CardProblem>): CardProblem => ({
  id: 1,
  kind: 'chargeback',
  reference: 'dp_1',
  contractId: null,
  feeId: null,
  title: '',
  worker: '',
  amount: 40_000,
  inLedger: null,
  currency: 'USD',
  detail: '',
  isFinal: false,
  state: 'open',
  foundAt: 0,
  outcome: null,
  doneAt: null,
  doneBy: '',
  stripeUrl: null,
  stopsMoney: false,
  can: [],
  ...over,
});

describe('problems with card payments', () => {
  it('say what is wrong in a line', () => {
    expect(titleOf(problem({}))).toBe('Chargeback of $400.00');
    expect(titleOf(problem({ kind: 'difference' }))).toBe('$400.00 is only at Stripe');
    expect(titleOf(problem({ kind: 'difference', amount: null, inLedger: 500 }))).toBe('$5.00 is only in the ledger');
    expect(titleOf(problem({ kind: 'difference', inLedger: 500 }))).toBe('$400.00 at Stripe, $5.00 in the ledger');
    expect(titleOf(problem({ kind: 'payout', worker: 'Wanda' }))).toBe('Wanda’s bank refused $400.00');
  });

  it('never say to try again what is refused for good', () => {
    for (const feeId of [null, 7]) expect(adviceOf(problem({ kind: 'refund', isFinal: true, feeId }))).not.toMatch(/again/);
    expect(adviceOf(problem({ kind: 'refund' }))).toMatch(/again/);
  });

  it('ask first what can’t be undone', () => {
    const asked = Object.entries(acts).filter(([, words]) => words.question);
    expect(asked.map(([act]) => act).sort()).toEqual(['elsewhere', 'explain', 'lost', 'won']);
  });

  it('say how they ended and who said so', () => {
    const done = { state: 'done', outcome: 'won', doneAt: Date.now() } as const;
    expect(endOf(problem(done))).toMatch(/^The bank decided for you, /);
    expect(endOf(problem({ ...done, doneBy: 'Olive' }))).toMatch(/^The bank decided for you, by Olive, /);
  });
});
