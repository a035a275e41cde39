import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../money/money.ts';
import { computeTip, isTipAccepted } from './tip.ts';

const EUR = createCurrency('EUR');
const buildFixedTip = (minor: number) => ({ type: 'fixed', value: createMoney(minor, EUR) }) as const;
const buildPercentTip = (rate: string) => ({ type: 'percent', rate }) as const;

describe('computeTip', () => {
  it('rounds a tip in percent of the subtotal to the nearest minor unit, halves up', () => {
    expect(computeTip(buildPercentTip('10'), 1855, EUR)).toBe(186);
    expect(computeTip(buildPercentTip('12.5'), 1000, EUR)).toBe(125);
  });

  it('limits a tip of a fixed amount to the subtotal', () => {
    expect(computeTip(buildFixedTip(300), 1000, EUR)).toBe(300);
    expect(computeTip(buildFixedTip(1500), 1000, EUR)).toBe(1000);
    expect(computeTip(buildPercentTip('100'), 0, EUR)).toBe(0);
  });
});

describe('isTipOffered', () => {
  const offeredTips = { percents: ['5', '10'], amounts: [createMoney(200, EUR)], allowsOtherAmounts: false };

  it('accepts only the tip percentages that the business offers, in any notation such as 10 or 10.0', () => {
    expect(isTipAccepted(offeredTips, buildPercentTip('10'))).toBe(true);
    expect(isTipAccepted(offeredTips, buildPercentTip('10.0'))).toBe(true);
    expect(isTipAccepted(offeredTips, buildPercentTip('11'))).toBe(false);
    expect(isTipAccepted({ ...offeredTips, allowsOtherAmounts: true }, buildPercentTip('11'))).toBe(false);
  });

  it('accepts the tip amounts that the business offers, and other amounts only if the business allows them', () => {
    expect(isTipAccepted(offeredTips, buildFixedTip(200))).toBe(true);
    expect(isTipAccepted(offeredTips, buildFixedTip(201))).toBe(false);
    expect(isTipAccepted({ ...offeredTips, allowsOtherAmounts: true }, buildFixedTip(201))).toBe(true);
    expect(isTipAccepted({ ...offeredTips, allowsOtherAmounts: true }, buildFixedTip(0))).toBe(true);
    expect(isTipAccepted({ ...offeredTips, allowsOtherAmounts: true }, buildFixedTip(-1))).toBe(false);
  });

  it('accepts no tip if the business does not offer tips', () => {
    expect(isTipAccepted(null, buildFixedTip(200))).toBe(false);
    expect(isTipAccepted(null, buildPercentTip('10'))).toBe(false);
  });
});
