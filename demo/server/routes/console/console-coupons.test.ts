import { describe, expect, it } from 'vitest';
import { cafe, openConsole } from '../testing/open-console.ts';
import type { ConsoleCoupon } from './console-coupons.ts';

const buildCoupon = (
  couponOverrides: Partial<ConsoleCoupon['coupon']>,
  overrides: Partial<ConsoleCoupon> = {},
): ConsoleCoupon => ({
  business: cafe,
  currency: { code: 'KWD', digits: 3 },
  coupon: {
    code: 'WELCOME10',
    discount_type: 'percent',
    discount_value: 10,
    all_menu: true,
    ...couponOverrides,
  },
  state: 'usable',
  redeemedCount: 0,
  voidedCount: 0,
  ...overrides,
});
const readRows = async (...coupons: ConsoleCoupon[]): Promise<string[]> => {
  const text = await openConsole({ coupons }).requestPage('/console/coupons');
  return [...text.matchAll(/<tr.*<code>.*<\/tr>/g)].map(([row]) =>
    row.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|'),
  );
};

describe('the coupons tab', () => {
  it('lists each coupon with its terms and its number of uses', async () => {
    expect(await readRows(buildCoupon({}, { redeemedCount: 12, voidedCount: 2 }))).toEqual([
      '|WELCOME10|Bayt Coffee|12|2|Active|Always|10% off|',
    ]);
  });

  it('lists every term of a coupon, such as its discount, items, minimum and dates', async () => {
    const terms = {
      discount_type: 'fixed',
      discount_value: 0.5,
      all_menu: false,
      item_ids: ['latte', 'mocha'],
      max_allowed_items: 2,
      minimum: 5,
      user_type: 'guest',
      free_delivery: true,
      max_per_customer: 1,
      max_redemptions: 50,
      starts: '2026-03-01',
      expires: '2026-03-31T18:00',
    } as const;
    expect(await readRows(buildCoupon(terms, { redeemedCount: 50, state: 'used_up' }))).toEqual([
      '|WELCOME10|Bayt Coffee|50 of 50|0|Used up|2026-03-01 – 2026-03-31T18:00|KWD\u00a00.500 off, free delivery, on latte, mocha, 2 units at most, from KWD\u00a05.000, guests only, 1 per customer|',
    ]);
  });

  it('shows an empty state on the coupons tab when a business has no coupons', async () => {
    expect(await openConsole().requestPage('/console/coupons')).toContain('No coupons yet');
  });
});
