import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../money/money.ts';
import { getRoundingSteps, isPayableOnline } from './payment-steps.ts';

const KWD = createCurrency('KWD');
const fils = (minor: number) => createMoney(minor, KWD);
const steps = { cashStep: fils(50), onlineStep: fils(10), roundsOnline: true };
const CASH = 2;
const LATER = 3;
const KNET = 4;

describe('getRoundingSteps', () => {
  it('rounds cash to the smallest coin, an online payment to the provider’s multiple, and no other payment', () => {
    expect(getRoundingSteps(steps, CASH)).toEqual({ cashStep: fils(50), onlineStep: null });
    expect(getRoundingSteps(steps, KNET)).toEqual({ cashStep: null, onlineStep: fils(10) });
    expect(getRoundingSteps(steps, LATER)).toEqual({ cashStep: null, onlineStep: null });
  });

  it('rounds no online payment unless the business allows rounding', () => {
    expect(getRoundingSteps({ ...steps, roundsOnline: false }, KNET).onlineStep).toBeNull();
  });
});

describe('isPayableOnline', () => {
  it('charges online only multiples of the provider’s step, unless the business rounds or the provider has no step', () => {
    const exact = { ...steps, roundsOnline: false };
    expect(isPayableOnline(fils(3250), exact)).toBe(true);
    expect(isPayableOnline(fils(3255), exact)).toBe(false);
    expect(isPayableOnline(fils(3255), steps)).toBe(true);
    expect(isPayableOnline(fils(3255), { ...exact, onlineStep: null })).toBe(true);
  });
});
