import { describe, expect, it } from 'vitest';
import { type Currency, currencyOf, MoneyError, money } from '../money/money.ts';
import { buildersFor, noDiscounts, taxOf } from '../testing/build.ts';
import { priceCart } from './cart-price.ts';
import type { PricingInput } from './pricing-types.ts';
import { inputOf, lineOf } from './testing/pricing-input.ts';
import { soundBill } from './testing/sound-bill.ts';

// Every expected number in this file was worked out by hand from the decisions.

const KWD = currencyOf('KWD');
const EUR = currencyOf('EUR', 2);
const JPY = currencyOf('JPY', 0);
const kwd = buildersFor(KWD);
const eur = buildersFor(EUR);
const vat = taxOf('vat', '5');

describe('lines and inclusive taxes', () => {
  const flatWhite = kwd.item('flat-white', '1.450', {
    inclusiveTaxes: [vat],
    modifierGroups: [kwd.group('milk', 0, 2, [kwd.modifier('oat', '0.250', { maxQuantity: 2 })])],
  });

  // @spec entities/cart-item-3
  it('takes the tax out of the item’s part and the modifiers’ part, each rounded once (3 digits)', () => {
    const line = lineOf('flat-white', { modifiers: [{ id: 'oat', quantity: 1 }], count: 2 });
    const bill = soundBill(KWD, [flatWhite], [line]);
    expect(bill.lines[0]).toMatchObject({
      unitPrice: { minor: 1450 },
      modifiersPrice: { minor: 250 },
      total: { minor: 3400 },
      netPrice: { minor: 3238 }, // 2.900 x 5/105 = 0.138 (138.095), 0.500 x 5/105 = 0.024 (23.81)
    });
    expect(bill.inclusiveTaxes).toEqual([
      {
        taxId: 'vat',
        taxName: { en: 'vat' },
        rate: '5',
        taxValue: money(138, KWD),
        modifiersTaxValue: money(24, KWD),
        totalTaxValue: money(162, KWD),
      },
    ]);
    expect(bill.total).toEqual(money(3400, KWD));
  });

  it('counts a modifier as often as it was taken', () => {
    const line = lineOf('flat-white', { modifiers: [{ id: 'oat', quantity: 2 }], count: 3 });
    expect(soundBill(KWD, [flatWhite], [line]).total.minor).toBe((1450 + 500) * 3);
  });

  // @spec entities/cart-item-3
  it('taxes a modifier by its own taxes where it has some, none included', () => {
    const item = eur.item('dish', 10, {
      inclusiveTaxes: [taxOf('food', '7')],
      modifierGroups: [
        eur.group('with', 0, 2, [
          eur.modifier('wine', 5, { taxes: [taxOf('alcohol', '19')] }),
          eur.modifier('stamp', 1, { taxes: [] }),
        ]),
      ],
    });
    const line = lineOf('dish', {
      modifiers: [
        { id: 'wine', quantity: 1 },
        { id: 'stamp', quantity: 1 },
      ],
    });
    const bill = soundBill(EUR, [item], [line]);
    // 10.00 x 7/107 = 0.654, 5.00 x 19/119 = 0.798
    expect(
      bill.inclusiveTaxes.map((tax) => [tax.taxId, tax.taxValue.minor, tax.modifiersTaxValue.minor]),
    ).toEqual([
      ['food', 65, 0],
      ['alcohol', 0, 80],
    ]);
    expect(bill.netSubtotal.minor).toBe(1600 - 65 - 80);
  });

  it('takes several rates out as one sum and shares it between them', () => {
    const item = eur.item('dish', 10, { inclusiveTaxes: [taxOf('state', '6.25'), taxOf('city', '2')] });
    const bill = soundBill(EUR, [item], [lineOf('dish')]);
    // 10.00 x 8.25/108.25 = 0.762; 76 x 6.25/8.25 = 57.58 and 18.42
    expect(bill.inclusiveTaxes.map((tax) => tax.totalTaxValue.minor)).toEqual([58, 18]);
    expect(bill.netSubtotal.minor).toBe(924);
  });

  it('works in whole yen (0 digits)', () => {
    const item = buildersFor(JPY).item('ramen', 480, { inclusiveTaxes: [taxOf('ct', '10')] });
    const bill = soundBill(JPY, [item], [lineOf('ramen')]);
    expect(bill.netSubtotal.minor).toBe(436); // 480 x 10/110 = 43.64
  });

  it('prices by the chosen label and names it', () => {
    const item = eur.item('wine', null, { priceLabels: [eur.label('glass', 6), eur.label('bottle', 29)] });
    const bill = soundBill(EUR, [item], [lineOf('wine', { priceLabelId: 'bottle', count: 2 })]);
    expect(bill.lines[0]?.priceLabel).toEqual({ en: 'bottle' });
    expect(bill.total.minor).toBe(5800);
  });
});

describe('discounts', () => {
  const soup = eur.item('soup', '8.95', { categoryId: 'starters', grandCategoryId: 'food' });
  const percent = (id: string, rate: string) => ({ id, kind: { type: 'percent', rate } as const });
  const unitWith = (discounts: Partial<PricingInput['discounts']>) => {
    const [line] = soundBill(EUR, [soup], [lineOf('soup')], {
      discounts: { ...noDiscounts, ...discounts },
    }).lines;
    return [line?.discountId, line?.discountedPrice.minor];
  };

  it('rounds the discount, then takes it from the unit price', () => {
    // 8.95 x 10% = 0.895, so 0.90 off
    expect(unitWith({ allMenu: percent('all', '10') })).toEqual(['all', 805]);
  });

  // @spec entities/discounts-per-way-ordering
  it('lets the most specific one win; they do not stack', () => {
    const allMenu = percent('all', '50');
    const above = { food: percent('above', '40') };
    const category = { starters: percent('category', '20') };
    const item = { soup: percent('item', '0') };
    expect(unitWith({ allMenu, byCategory: above })).toEqual(['above', 537]);
    expect(unitWith({ allMenu, byCategory: { ...above, ...category } })).toEqual(['category', 716]);
    expect(unitWith({ allMenu, byCategory: category, byItem: item })).toEqual(['item', 895]);
  });

  it('never goes below zero, and leaves modifiers alone', () => {
    const withBread = { ...soup, modifierGroups: [eur.group('side', 0, 1, [eur.modifier('bread', 2)])] };
    const bill = soundBill(
      EUR,
      [withBread],
      [lineOf('soup', { modifiers: [{ id: 'bread', quantity: 1 }], count: 2 })],
      {
        discounts: { ...noDiscounts, allMenu: { id: 'all', kind: { type: 'fixed', value: eur.price(20) } } },
      },
    );
    expect(bill.lines[0]?.discountedPrice.minor).toBe(0);
    expect(bill.total.minor).toBe(400);
    expect(bill.discount.minor).toBe(1790);
  });

  it('is not fooled by an item named like a property of objects', () => {
    const item = { ...soup, id: 'constructor', categoryId: 'toString' };
    expect(soundBill(EUR, [item], [lineOf('constructor')]).lines[0]?.discountId).toBeNull();
  });
});

describe('exclusive taxes', () => {
  const usd = buildersFor(currencyOf('USD', 2));
  const USD = currencyOf('USD', 2);
  const taco = usd.item('taco', 7, { modifierGroups: [usd.group('top', 0, 1, [usd.modifier('guac', 3)])] });
  const line = lineOf('taco', { modifiers: [{ id: 'guac', quantity: 1 }] });

  // @spec entities/cart-2, constants/tax-percentage
  it('adds 8.25% as 8.25%, rounded once, with the modifiers’ share of it', () => {
    const bill = soundBill(USD, [taco], [line], { exclusiveTaxes: [taxOf('sales', '8.25')] });
    expect(bill.exclusiveTaxes[0]).toMatchObject({
      totalTaxValue: { minor: 83 }, // 82.5
      modifiersTaxValue: { minor: 25 }, // 83 x 3/10 = 24.9
      taxValue: { minor: 58 },
    });
    expect(bill.total.minor).toBe(1083);
  });

  // @spec constants/tax-percentage
  it('taxes the net subtotal less the coupon, and never less than nothing', () => {
    const coupon = {
      code: 'FIVE',
      kind: { type: 'fixed', value: usd.price(5) } as const,
      allMenu: true,
      itemIds: [],
      maxAllowedItems: null,
      userType: 'all' as const,
      freeDelivery: false,
      minimum: null,
    };
    const part = { exclusiveTaxes: [taxOf('sales', '8.25'), taxOf('city', '1')], coupon };
    const bill = soundBill(USD, [taco], [line], part);
    expect(bill.exclusiveTaxes.map((tax) => tax.totalTaxValue.minor)).toEqual([41, 5]); // 41.25, 5
    expect(bill.total.minor).toBe(546);

    // 10.00 with 50% tax inside is 6.67 net; a coupon of 10.00 leaves no base.
    const taxed = { ...taco, inclusiveTaxes: [taxOf('in', '50')] };
    const all = { ...coupon, kind: { type: 'fixed', value: usd.price(10) } as const };
    expect(soundBill(USD, [taxed], [line], { ...part, coupon: all }).total.minor).toBe(0);
  });
});

describe('delivery fee, rounding and wallet', () => {
  const CHF = currencyOf('CHF', 2);
  const chf = buildersFor(CHF);
  const totalOf = (price: string, currency: Currency = CHF) => {
    const bill = soundBill(currency, [buildersFor(currency).item('rösti', price)], [lineOf('rösti')]);
    return [bill.total.minor, bill.rounding.minor];
  };

  it('adds the fee after the taxes', () => {
    const bill = soundBill(EUR, [eur.item('pizza', 10)], [lineOf('pizza')], {
      exclusiveTaxes: [taxOf('vat', '10')],
      deliveryFee: eur.price('2.50'),
    });
    expect(bill.total.minor).toBe(1350);
  });

  // @spec constants/swiss-francs-round-0-05
  it('rounds Swiss francs to 0.05 on a line of its own', () => {
    expect(totalOf('4.30')).toEqual([430, 0]);
    expect(totalOf('4.32')).toEqual([430, -2]);
    expect(totalOf('4.33')).toEqual([435, 2]);
    expect(totalOf('0.02')).toEqual([0, -2]);
    expect(totalOf('4.325', currencyOf('CHF', 3))).toEqual([4350, 25]);
    expect(totalOf('4', currencyOf('CHF', 0))).toEqual([4, 0]);
    expect(totalOf('4.32', currencyOf('EUR', 2))).toEqual([432, 0]);
  });

  // @spec validation/wallet-s-part-capped-at
  it('pays from the wallet up to the rounded total', () => {
    const paid = (walletBalance: number | null) => {
      const part = { walletBalance: walletBalance === null ? null : chf.price(walletBalance) };
      const bill = soundBill(CHF, [chf.item('rösti', '19.98')], [lineOf('rösti')], part);
      return [bill.wallet.minor, bill.due.minor];
    };
    expect(paid(null)).toEqual([0, 2000]);
    expect(paid(5)).toEqual([500, 1500]);
    expect(paid(50)).toEqual([2000, 0]);
    expect(paid(-5)).toEqual([0, 2000]);
  });
});

it('throws when the menu is of another currency: that is no customer’s doing', () => {
  expect(() => priceCart(inputOf(KWD, [eur.item('soup', 1)], [lineOf('soup')]))).toThrow(MoneyError);
  expect(() => priceCart(inputOf(KWD, [], [], { deliveryFee: eur.price(1) }))).toThrow(MoneyError);
});

it('throws when a rate is no number: that is no customer’s doing either', () => {
  const soup = eur.item('soup', 1, { inclusiveTaxes: [taxOf('vat', 'ten')] });
  expect(() => priceCart(inputOf(EUR, [soup], [lineOf('soup')]))).toThrow(MoneyError);
});

it('counts a tax that nothing else of the business names like any other, one entry for each rate of it', () => {
  const tea = eur.item('tea', '1.05', { inclusiveTaxes: [taxOf('unheard-of', '5')] });
  const wine = eur.item('wine', '1.20', { inclusiveTaxes: [taxOf('unheard-of', '20')] });
  const more = lineOf('tea', { key: 'more' });
  const { inclusiveTaxes } = soundBill(EUR, [tea, wine], [lineOf('tea'), lineOf('wine'), more]);
  expect(inclusiveTaxes.map(({ taxId, rate, totalTaxValue }) => [taxId, rate, totalTaxValue.minor])).toEqual([
    ['unheard-of', '5', 10],
    ['unheard-of', '20', 20],
  ]);
});

it('prices an empty cart at nothing', () => {
  expect(soundBill(KWD, [], [])).toMatchObject({ total: { minor: 0 }, lines: [], couponOutcome: 'none' });
});
