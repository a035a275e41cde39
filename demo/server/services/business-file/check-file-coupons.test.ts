import { describe, expect, it } from 'vitest';
import { type Case, itReportsEach, readProblemsAfter } from '../testing/garden.ts';

type Garden = Parameters<Case[1]>[0];
const COUPON = { code: 'TEN', discount_type: 'percent', discount_value: 10, all_menu: true };
const setCoupons =
  (...changes: object[]) =>
  (file: Garden): unknown =>
    Object.assign(file, { coupons: changes.map((couponOverrides) => ({ ...COUPON, ...couponOverrides })) });
const buildCouponCase = (
  title: string,
  couponOverrides: object,
  field: string,
  expected: string,
  value: string,
): Case => [title, setCoupons(couponOverrides), `coupons[0].${field}`, expected, value];
const EXPECTED_TIME = 'a day such as "2026-03-01", or a time such as "2026-03-01T18:00"';

describe('the coupons of a business file', () => {
  it.each([
    [{}],
    [{ minimum: 5.125, max_redemptions: 1, max_per_customer: 1 }],
    [{ starts: '2026-03-01', expires: '2026-03-01' }],
    [{ starts: '2026-03-01T09:00', expires: '2026-03-01' }],
    [{ starts: '2026-02-28T23:30Z', expires: '2026-03-01T03:00+03:00' }],
    [{ discount_value: 0, free_delivery: true }],
    [{ discount_type: 'fixed', discount_value: 250 }],
    [{ all_menu: false, item_ids: ['latte'], max_allowed_items: 2 }],
  ])('accepts a coupon with %j', (couponOverrides) => {
    expect(readProblemsAfter(setCoupons(couponOverrides))).toEqual([]);
  });

  itReportsEach('the coupons', [
    buildCouponCase(
      'a code in small letters',
      { code: 'ten' },
      'code',
      'a code such as "WELCOME10"',
      '"ten"',
    ),
    buildCouponCase('a code with a space', { code: 'TE N' }, 'code', 'a code such as "WELCOME10"', '"TE N"'),
    buildCouponCase(
      'a discount of more than 100 percent',
      { discount_value: 100.5 },
      'discount_value',
      'at most 100 percent',
      '100.5',
    ),
    buildCouponCase('a negative discount', { discount_value: -1 }, 'discount_value', 'at least 0', '-1'),
    buildCouponCase(
      'a coupon without any benefit',
      { discount_value: 0 },
      'discount_value',
      'more than 0, unless free_delivery is true',
      '0',
    ),
    buildCouponCase(
      'an amount with too many decimals',
      { discount_type: 'fixed', discount_value: 0.1255 },
      'discount_value',
      'an amount with at most 3 decimals',
      '0.1255',
    ),
    buildCouponCase(
      'a minimum with too many decimals',
      { minimum: 5.0001 },
      'minimum',
      'an amount with at most 3 decimals',
      '5.0001',
    ),
    buildCouponCase(
      'a coupon for single items that lists none',
      { all_menu: false },
      'item_ids',
      'the ids of items, because all_menu is false',
      'nothing',
    ),
    buildCouponCase(
      'an unknown item',
      { item_ids: ['coffee'] },
      'item_ids[0]',
      'the id of an item',
      '"coffee"',
    ),
    buildCouponCase(
      'a limit of zero redemptions',
      { max_redemptions: 0 },
      'max_redemptions',
      'at least 1',
      '0',
    ),
    buildCouponCase(
      'a fractional number of redemptions per customer',
      { max_per_customer: 1.5 },
      'max_per_customer',
      'a whole number',
      '1.5',
    ),
    buildCouponCase(
      'an unknown user type',
      { user_type: 'vip' },
      'user_type',
      'one of all, guest, authenticated',
      '"vip"',
    ),
    buildCouponCase('a day in a local format', { starts: '1.3.2026' }, 'starts', EXPECTED_TIME, '"1.3.2026"'),
    buildCouponCase(
      'a day that does not exist',
      { expires: '2026-02-30' },
      'expires',
      EXPECTED_TIME,
      '"2026-02-30"',
    ),
    buildCouponCase(
      'a time that does not exist',
      { expires: '2026-03-01T24:30' },
      'expires',
      EXPECTED_TIME,
      '"2026-03-01T24:30"',
    ),
    buildCouponCase(
      'an end before the start',
      { starts: '2026-03-02', expires: '2026-03-01' },
      'expires',
      'a time after 2026-03-02',
      '"2026-03-01"',
    ),
    buildCouponCase(
      'an end before the start in the business’s own time zone',
      { starts: '2026-03-01T12:00', expires: '2026-03-01T08:59Z' },
      'expires',
      'a time after 2026-03-01T12:00',
      '"2026-03-01T08:59Z"',
    ),
    [
      'a code that is used twice',
      setCoupons({}, { discount_value: 20 }),
      'coupons[1].code',
      'a code that no other coupon has',
      '"TEN"',
    ],
  ]);

  it('reports an unknown time zone once, and does not compare coupon times in that zone', () => {
    const problems = readProblemsAfter((file) => {
      setCoupons({ starts: '2026-03-02', expires: '2026-03-01' })(file);
      Object.assign(file.settings, { timezone: 'Mars/Base' });
    });
    expect(problems.map(({ path }) => path)).toEqual(['settings.timezone']);
  });
});

describe('the delivery zones and countries of a business file', () => {
  const names = { en: 'A', ar: 'ب' };
  const zone = { id: 'near', name: names, branch: 'main', fees: 1.5 };
  const country = { country: names, country_iso: 'SA', branch: 'main', fees_per_kg: 1.125, fixed_fees: 2 };
  const setDestinations =
    (zones: object[], countries: object[] = []) =>
    (file: Garden) =>
      Object.assign(file, { zones, countries });

  it('accepts delivery zones and countries with fees', () => {
    expect(readProblemsAfter(setDestinations([zone, { ...zone, id: 'far' }], [country]))).toEqual([]);
  });

  itReportsEach('the delivery zones and countries', [
    [
      'a zone of an unknown branch',
      setDestinations([{ ...zone, branch: 'south' }]),
      'zones[0].branch',
      'the id of a branch',
      '"south"',
    ],
    [
      'two zones with the same id',
      setDestinations([zone, zone]),
      'zones[1].id',
      'an id that no other zone has',
      '"near"',
    ],
    [
      'a fee with too many decimals',
      setDestinations([{ ...zone, fees: 0.0001 }]),
      'zones[0].fees',
      'an amount with at most 3 decimals',
      '0.0001',
    ],
    [
      'a country that is listed twice',
      setDestinations([], [country, country]),
      'countries[1].country_iso',
      'a country that is listed only once for this branch',
      '"SA"',
    ],
    [
      'a country name instead of a code',
      setDestinations([], [{ ...country, country_iso: 'Saudi' }]),
      'countries[0].country_iso',
      'an ISO 3166 code such as "KW"',
      '"Saudi"',
    ],
  ]);
});
