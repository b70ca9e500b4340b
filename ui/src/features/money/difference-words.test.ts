import { describe, expect, it } from 'vitest';
import { differenceOf, proposalOf } from './difference-words';

const of = (kind: Parameters<typeof differenceOf>[0]['kind'], reference: string, amount = 2_000) => ({ kind, reference, amount, currency: 'USD' });

describe('differences in the money of ended contracts', () => {
  it('say what differs and what would correct it', () => {
    const overtime = of('overtime', '2026-11-15');
    expect(differenceOf(overtime)).toBe('Overtime in the week of Nov 15, 2026 was underpaid by $20.00.');
    expect(proposalOf(overtime)).toBe('An invoice of $20.00 from the worker to the employer.');
    const twice = of('billed_twice', '2026-0003');
    expect(proposalOf(twice)).toBe('A credit note of $20.00 on invoice 2026-0003.');
  });

  it('say which way tax is off', () => {
    expect(differenceOf(of('credit_tax', '2026-0001'))).toBe('The credit notes of invoice 2026-0001 carry $20.00 too little tax.');
    expect(differenceOf(of('credit_tax', '2026-0001', -2_000))).toBe('The credit notes of invoice 2026-0001 carry $20.00 too much tax.');
  });
});
