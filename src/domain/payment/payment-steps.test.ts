import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../money/money.ts';
import { getRoundingSteps, isPayableOnline } from './payment-steps.ts';

const KWD = createCurrency('KWD');
const fils = (minor: number) => createMoney(minor, KWD);
const steps = { cashStep: fils(50), onlineStep: fils(10), roundsOnline: true };
const CASH = 2;
const PAY_LATER = 3;
const KNET = 4;

describe('getRoundingSteps', () => {
  it('rounds cash to the smallest coin and an online payment to a multiple of the provider’s step', () => {
    expect(getRoundingSteps(steps, CASH)).toEqual({ cashStep: fils(50), onlineStep: null });
    expect(getRoundingSteps(steps, KNET)).toEqual({ cashStep: null, onlineStep: fils(10) });
    expect(getRoundingSteps(steps, PAY_LATER)).toEqual({ cashStep: null, onlineStep: null });
  });

  it('does not round online payments unless the business allows rounding', () => {
    expect(getRoundingSteps({ ...steps, roundsOnline: false }, KNET).onlineStep).toBeNull();
  });
});

describe('isPayableOnline', () => {
  it('accepts only multiples of the provider’s step for online payment if online amounts are not rounded', () => {
    const exactSteps = { ...steps, roundsOnline: false };
    expect(isPayableOnline(fils(3250), exactSteps)).toBe(true);
    expect(isPayableOnline(fils(3255), exactSteps)).toBe(false);
    expect(isPayableOnline(fils(3255), steps)).toBe(true);
    expect(isPayableOnline(fils(3255), { ...exactSteps, onlineStep: null })).toBe(true);
  });
});
