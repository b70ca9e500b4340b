import { describe, expect, it } from 'vitest';
import { money, moneyText, parseMoney, payLong, payShort, payStrip, rate, shortMoney } from './money';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const pay = { budgetMin: 1800, budgetMax: 2000, budgetUnit: 'hour', currency: 'USD' } as const;

describe('amounts', () => {
  it('formats fees exactly and pay without trailing zeros', () => {
    expect(money(500, 'USD')).toBe('$5.00');
    expect(shortMoney(1900, 'USD')).toBe('$19');
    expect(shortMoney(1850, 'USD')).toBe('$18.50');
    expect(money(500, 'JPY')).toBe('¥500');
  });

  it.each([
    [pay, '$18–$20 / hr'],
    [{ ...pay, budgetMin: 2000 }, '$20 / hr'],
    [{ ...pay, budgetMax: null }, '$18+ / hr'],
    [{ ...pay, budgetMin: null }, 'Up to $20 / hr'],
    [{ ...pay, budgetMin: null, budgetMax: null }, 'Pay not listed'],
  ])('%o reads %s', (one, text) => expect(plain(payShort(one))).toBe(text));

  it('is abbreviated on the strip when large', () => {
    const year = { ...pay, budgetMin: 7821000, budgetMax: 10865700, budgetUnit: 'year' } as const;
    expect(plain(payStrip(year))).toBe('$78k–$109k / yr');
    expect(plain(payStrip({ ...year, budgetMin: 10865700 }))).toBe('$109k / yr');
    expect(plain(payStrip({ ...year, budgetMax: null }))).toBe('$78k+ / yr');
    expect(plain(payStrip({ ...year, budgetMin: null }))).toBe('Up to $109k / yr');
    expect(plain(payStrip(pay))).toBe('$18–$20 / hr');
  });

  it('has a long form', () => {
    expect(payLong({ ...pay, budgetMin: 18000, budgetMax: 18000, budgetUnit: 'job' })).toBe('$180 for the job');
    expect(plain(rate(1950, 'hour', 'USD'))).toBe('$19.50 / hr');
  });
});

describe('typed amounts', () => {
  it.each([
    ['19.50', 1950],
    ['$ 19.5', 1950],
    ['19,50', 1950],
    ['1,200', 120000],
    ['1,200.50', 120050],
    ['1.200,50', 120050],
    ['18.500', 1850],
    ['18.505', null],
    ['', null],
    ['about twenty', null],
    ['-5', null],
  ])('%s is %s', (typed, minor) => expect(parseMoney(typed, 'USD')).toBe(minor));

  it('knows currencies without a minor unit', () => {
    expect(parseMoney('1200', 'JPY')).toBe(1200);
    expect(parseMoney('12.5', 'JPY')).toBeNull();
  });

  it('round-trip', () => {
    expect(moneyText(1850, 'USD')).toBe('18.50');
    expect(moneyText(1800, 'USD')).toBe('18');
    expect(moneyText(null, 'USD')).toBe('');
  });
});
