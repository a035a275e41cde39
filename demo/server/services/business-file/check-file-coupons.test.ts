import { describe, expect, it } from 'vitest';
import { type Case, eachIsFound, problemsAfter } from '../testing/garden.ts';

type Garden = Parameters<Case[1]>[0];
const COUPON = { code: 'TEN', discount_type: 'percent', discount_value: 10, all_menu: true };
const having =
  (...changes: object[]) =>
  (file: Garden): unknown =>
    Object.assign(file, { coupons: changes.map((change) => ({ ...COUPON, ...change })) });
const of = (what: string, change: object, field: string, expected: string, found: string): Case => [
  what,
  having(change),
  `coupons[0].${field}`,
  expected,
  found,
];
const MOMENT = 'a day such as "2026-03-01", or a time such as "2026-03-01T18:00"';

describe('reading the coupons of a business file', () => {
  it.each([
    [{}],
    [{ minimum: 5.125, max_redemptions: 1, max_per_customer: 1 }],
    [{ starts: '2026-03-01', expires: '2026-03-01' }],
    [{ starts: '2026-03-01T09:00', expires: '2026-03-01' }],
    [{ starts: '2026-02-28T23:30Z', expires: '2026-03-01T03:00+03:00' }],
    [{ discount_value: 0, free_delivery: true }],
    [{ discount_type: 'fixed', discount_value: 250 }],
    [{ all_menu: false, item_ids: ['latte'], max_allowed_items: 2 }],
  ])('%j is right', (change) => {
    expect(problemsAfter(having(change))).toEqual([]);
  });

  eachIsFound([
    of('a code in small letters', { code: 'ten' }, 'code', 'a code such as "WELCOME10"', '"ten"'),
    of('a code with a space', { code: 'TE N' }, 'code', 'a code such as "WELCOME10"', '"TE N"'),
    of('a percent above all', { discount_value: 100.5 }, 'discount_value', 'at most 100 percent', '100.5'),
    of('a negative value', { discount_value: -1 }, 'discount_value', 'at least 0', '-1'),
    of(
      'nothing given',
      { discount_value: 0 },
      'discount_value',
      'more than 0, unless free_delivery is true',
      '0',
    ),
    of(
      'an amount finer than the currency',
      { discount_type: 'fixed', discount_value: 0.1255 },
      'discount_value',
      'an amount with at most 3 decimals',
      '0.1255',
    ),
    of(
      'a minimum finer than the currency',
      { minimum: 5.0001 },
      'minimum',
      'an amount with at most 3 decimals',
      '5.0001',
    ),
    of(
      'a coupon for no items',
      { all_menu: false },
      'item_ids',
      'the ids of items, since all_menu is false',
      'nothing',
    ),
    of('an item nobody sells', { item_ids: ['coffee'] }, 'item_ids[0]', 'the id of an item', '"coffee"'),
    of('a limit of none', { max_redemptions: 0 }, 'max_redemptions', 'at least 1', '0'),
    of('half a redemption', { max_per_customer: 1.5 }, 'max_per_customer', 'a whole number', '1.5'),
    of(
      'a customer nobody is',
      { user_type: 'vip' },
      'user_type',
      'one of all, guest, authenticated',
      '"vip"',
    ),
    of('a day as people write it', { starts: '1.3.2026' }, 'starts', MOMENT, '"1.3.2026"'),
    of('a day no calendar has', { expires: '2026-02-30' }, 'expires', MOMENT, '"2026-02-30"'),
    of('a time no clock shows', { expires: '2026-03-01T24:30' }, 'expires', MOMENT, '"2026-03-01T24:30"'),
    of(
      'an end before the start',
      { starts: '2026-03-02', expires: '2026-03-01' },
      'expires',
      'a time after 2026-03-02',
      '"2026-03-01"',
    ),
    of(
      'an end before the start in the business’s own zone',
      { starts: '2026-03-01T12:00', expires: '2026-03-01T08:59Z' },
      'expires',
      'a time after 2026-03-01T12:00',
      '"2026-03-01T08:59Z"',
    ),
    [
      'a code given twice',
      having({}, { discount_value: 20 }),
      'coupons[1].code',
      'a code that no other coupon has',
      '"TEN"',
    ],
  ]);

  it('a file with a time zone nobody knows has that problem, and no other', () => {
    const problems = problemsAfter((file) => {
      having({ starts: '2026-03-02', expires: '2026-03-01' })(file);
      Object.assign(file.settings, { timezone: 'Mars/Base' });
    });
    expect(problems.map(({ path }) => path)).toEqual(['settings.timezone']);
  });
});

describe('reading where a business delivers to', () => {
  const names = { en: 'A', ar: 'ب' };
  const zone = { id: 'near', name: names, branch: 'main', fees: 1.5 };
  const country = { country: names, country_iso: 'SA', branch: 'main', fees_per_kg: 1.125, fixed_fees: 2 };
  const put =
    (zones: object[], countries: object[] = []) =>
    (file: Garden) =>
      Object.assign(file, { zones, countries });

  it('zones and countries with their fees are right', () => {
    expect(problemsAfter(put([zone, { ...zone, id: 'far' }], [country]))).toEqual([]);
  });

  eachIsFound([
    [
      'a zone of no branch',
      put([{ ...zone, branch: 'south' }]),
      'zones[0].branch',
      'the id of a branch',
      '"south"',
    ],
    ['two zones of one id', put([zone, zone]), 'zones[1].id', 'an id that no other zone has', '"near"'],
    [
      'a fee finer than the currency',
      put([{ ...zone, fees: 0.0001 }]),
      'zones[0].fees',
      'an amount with at most 3 decimals',
      '0.0001',
    ],
    [
      'a country shipped to twice',
      put([], [country, country]),
      'countries[1].country_iso',
      'a country that this branch ships to once',
      '"SA"',
    ],
    [
      'a country by its name',
      put([], [{ ...country, country_iso: 'Saudi' }]),
      'countries[0].country_iso',
      'an ISO 3166 code such as "KW"',
      '"Saudi"',
    ],
  ]);
});
