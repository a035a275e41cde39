import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../money/money.ts';
import { computeTip, isTipOffered } from './tip.ts';

const EUR = createCurrency('EUR');
const fixed = (minor: number) => ({ type: 'fixed', value: createMoney(minor, EUR) }) as const;
const percent = (rate: string) => ({ type: 'percent', rate }) as const;

describe('computeTip', () => {
  it('rounds a tip in percent of the subtotal half up', () => {
    expect(computeTip(percent('10'), 1855, EUR)).toBe(186);
    expect(computeTip(percent('12.5'), 1000, EUR)).toBe(125);
  });

  it('limits a tip of a fixed amount to the subtotal', () => {
    expect(computeTip(fixed(300), 1000, EUR)).toBe(300);
    expect(computeTip(fixed(1500), 1000, EUR)).toBe(1000);
    expect(computeTip(percent('100'), 0, EUR)).toBe(0);
  });
});

describe('isTipOffered', () => {
  const offer = { percents: ['5', '10'], amounts: [createMoney(200, EUR)], custom: false };

  it('accepts only the tips in percent that the business offers, in any notation', () => {
    expect(isTipOffered(offer, percent('10'))).toBe(true);
    expect(isTipOffered(offer, percent('10.0'))).toBe(true);
    expect(isTipOffered(offer, percent('11'))).toBe(false);
    expect(isTipOffered({ ...offer, custom: true }, percent('11'))).toBe(false);
  });

  it('accepts the tip amounts that the business offers, and other amounts only if the business allows them', () => {
    expect(isTipOffered(offer, fixed(200))).toBe(true);
    expect(isTipOffered(offer, fixed(201))).toBe(false);
    expect(isTipOffered({ ...offer, custom: true }, fixed(201))).toBe(true);
    expect(isTipOffered({ ...offer, custom: true }, fixed(0))).toBe(true);
    expect(isTipOffered({ ...offer, custom: true }, fixed(-1))).toBe(false);
  });

  it('accepts no tip if the business does not offer tips', () => {
    expect(isTipOffered(null, fixed(200))).toBe(false);
    expect(isTipOffered(null, percent('10'))).toBe(false);
  });
});
