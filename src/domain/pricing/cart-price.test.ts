import { describe, expect, it } from 'vitest';
import { type Currency, createCurrency, createMoney, MoneyError } from '../money/money.ts';
import { buildersFor, buildTax, noDiscounts } from '../testing/build.ts';
import { priceCart } from './cart-price.ts';
import type { PricingInput } from './pricing-types.ts';
import { priceAndCheckCart } from './testing/priced-and-checked-cart.ts';
import { cartLine, pricingInput } from './testing/pricing-input.ts';

// Every expected number in this file was calculated by hand from the pricing rules.

const KWD = createCurrency('KWD');
const EUR = createCurrency('EUR', 2);
const JPY = createCurrency('JPY', 0);
const kwd = buildersFor(KWD);
const eur = buildersFor(EUR);
const vat = buildTax('vat', '5');

describe('lines and inclusive taxes', () => {
  const flatWhite = kwd.item('flat-white', '1.450', {
    inclusiveTaxes: [vat],
    modifierGroups: [kwd.group('milk', 0, 2, [kwd.modifier('oat', '0.250', { maxQuantity: 2 })])],
  });

  // @spec entities/cart-item-3
  it('extracts the inclusive tax from the item price and from the modifier price, each rounded once', () => {
    const line = cartLine('flat-white', { modifiers: [{ id: 'oat', quantity: 1 }], count: 2 });
    const bill = priceAndCheckCart(KWD, [flatWhite], [line]);
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
        netValue: createMoney(3238, KWD),
        taxValue: createMoney(138, KWD),
        modifiersTaxValue: createMoney(24, KWD),
        totalTaxValue: createMoney(162, KWD),
      },
    ]);
    expect(bill.total).toEqual(createMoney(3400, KWD));
  });

  it('multiplies the price of a modifier by its chosen quantity', () => {
    const line = cartLine('flat-white', { modifiers: [{ id: 'oat', quantity: 2 }], count: 3 });
    expect(priceAndCheckCart(KWD, [flatWhite], [line]).total.minor).toBe((1450 + 500) * 3);
  });

  // @spec entities/cart-item-3
  it('taxes a modifier by the modifier’s own list of taxes, even if that list is empty', () => {
    const item = eur.item('dish', 10, {
      inclusiveTaxes: [buildTax('food', '7')],
      modifierGroups: [
        eur.group('with', 0, 2, [
          eur.modifier('wine', 5, { taxes: [buildTax('alcohol', '19')] }),
          eur.modifier('stamp', 1, { taxes: [] }),
        ]),
      ],
    });
    const line = cartLine('dish', {
      modifiers: [
        { id: 'wine', quantity: 1 },
        { id: 'stamp', quantity: 1 },
      ],
    });
    const bill = priceAndCheckCart(EUR, [item], [line]);
    // 10.00 x 7/107 = 0.654, 5.00 x 19/119 = 0.798
    expect(
      bill.inclusiveTaxes.map((tax) => [tax.taxId, tax.taxValue.minor, tax.modifiersTaxValue.minor]),
    ).toEqual([
      ['food', 65, 0],
      ['alcohol', 0, 80],
    ]);
    expect(bill.netSubtotal.minor).toBe(1600 - 65 - 80);
  });

  it('taxes an item and its modifier each at its own rate for the order type', () => {
    const item = eur.item('dish', 10, {
      inclusiveTaxes: [buildTax('food', '10', { car_pickup: '5.5' })],
      modifierGroups: [
        eur.group('with', 0, 1, [
          eur.modifier('wine', 5, { taxes: [buildTax('wine', '20', { dine_in: '8' })] }),
        ]),
      ],
    });
    const line = cartLine('dish', { modifiers: [{ id: 'wine', quantity: 1 }] });
    const listTaxes = (itemType: PricingInput['itemType']) =>
      priceAndCheckCart(EUR, [item], [line], { itemType }).inclusiveTaxes.map((tax) => [
        tax.rate,
        tax.taxValue.minor,
        tax.modifiersTaxValue.minor,
      ]);
    // 10.00 x 5.5/105.5 = 0.521, 5.00 x 20/120 = 0.833
    expect(listTaxes('car_pickup')).toEqual([
      ['5.5', 52, 0],
      ['20', 0, 83],
    ]);
    // 10.00 x 10/110 = 0.909, 5.00 x 8/108 = 0.370
    expect(listTaxes('dine_in')).toEqual([
      ['10', 91, 0],
      ['8', 0, 37],
    ]);
  });

  it('extracts several inclusive taxes as one sum and splits the sum among the taxes', () => {
    const item = eur.item('dish', 10, { inclusiveTaxes: [buildTax('state', '6.25'), buildTax('city', '2')] });
    const bill = priceAndCheckCart(EUR, [item], [cartLine('dish')]);
    // 10.00 x 8.25/108.25 = 0.762; 76 x 6.25/8.25 = 57.58 and 18.42
    expect(bill.inclusiveTaxes.map((tax) => tax.totalTaxValue.minor)).toEqual([58, 18]);
    expect(bill.netSubtotal.minor).toBe(924);
  });

  it('rounds an inclusive tax in yen to a whole number', () => {
    const item = buildersFor(JPY).item('ramen', 480, { inclusiveTaxes: [buildTax('ct', '10')] });
    const bill = priceAndCheckCart(JPY, [item], [cartLine('ramen')]);
    expect(bill.netSubtotal.minor).toBe(436); // 480 x 10/110 = 43.64
  });

  it('charges the price of the chosen price label and puts the label’s name on the bill', () => {
    const item = eur.item('wine', null, { priceLabels: [eur.label('glass', 6), eur.label('bottle', 29)] });
    const bill = priceAndCheckCart(EUR, [item], [cartLine('wine', { priceLabelId: 'bottle', count: 2 })]);
    expect(bill.lines[0]?.priceLabel).toEqual({ en: 'bottle' });
    expect(bill.total.minor).toBe(5800);
  });
});

describe('discounts', () => {
  const soup = eur.item('soup', '8.95', { categoryId: 'starters', grandCategoryId: 'food' });
  const buildDiscount = (id: string, rate: string) => ({ id, kind: { type: 'percent', rate } as const });
  const priceUnitWith = (discounts: Partial<PricingInput['discounts']>) => {
    const [line] = priceAndCheckCart(EUR, [soup], [cartLine('soup')], {
      discounts: { ...noDiscounts, ...discounts },
    }).lines;
    return [line?.discountId, line?.discountedPrice.minor];
  };

  it('rounds a discount before subtracting the discount from the unit price', () => {
    // 8.95 x 10% = 0.895, rounded to 0.90
    expect(priceUnitWith({ allMenu: buildDiscount('all', '10') })).toEqual(['all', 805]);
  });

  // @spec entities/discounts-per-way-ordering
  it('applies only the most specific of several discounts to an item', () => {
    const allMenu = buildDiscount('all', '50');
    const byGrandCategory = { food: buildDiscount('grand', '40') };
    const byCategory = { starters: buildDiscount('category', '20') };
    const byItem = { soup: buildDiscount('item', '0') };
    expect(priceUnitWith({ allMenu, byCategory: byGrandCategory })).toEqual(['grand', 537]);
    expect(priceUnitWith({ allMenu, byCategory: { ...byGrandCategory, ...byCategory } })).toEqual([
      'category',
      716,
    ]);
    expect(priceUnitWith({ allMenu, byCategory, byItem })).toEqual(['item', 895]);
  });

  it('limits a discount to the item price and does not discount modifiers', () => {
    const soupWithBread = { ...soup, modifierGroups: [eur.group('side', 0, 1, [eur.modifier('bread', 2)])] };
    const bill = priceAndCheckCart(
      EUR,
      [soupWithBread],
      [cartLine('soup', { modifiers: [{ id: 'bread', quantity: 1 }], count: 2 })],
      {
        discounts: { ...noDiscounts, allMenu: { id: 'all', kind: { type: 'fixed', value: eur.price(20) } } },
      },
    );
    expect(bill.lines[0]?.discountedPrice.minor).toBe(0);
    expect(bill.total.minor).toBe(400);
    expect(bill.discount.minor).toBe(1790);
  });

  it('finds no discount for an item whose id is the name of an object property', () => {
    const item = { ...soup, id: 'constructor', categoryId: 'toString' };
    expect(priceAndCheckCart(EUR, [item], [cartLine('constructor')]).lines[0]?.discountId).toBeNull();
  });
});

describe('exclusive taxes', () => {
  const usd = buildersFor(createCurrency('USD', 2));
  const USD = createCurrency('USD', 2);
  const taco = usd.item('taco', 7, { modifierGroups: [usd.group('top', 0, 1, [usd.modifier('guac', 3)])] });
  const line = cartLine('taco', { modifiers: [{ id: 'guac', quantity: 1 }] });

  // @spec entities/cart-2, constants/tax-percentage
  it('adds an exclusive tax of 8.25%, rounded once, and reports the share of the modifiers separately', () => {
    const bill = priceAndCheckCart(USD, [taco], [line], { exclusiveTaxes: [buildTax('sales', '8.25')] });
    expect(bill.exclusiveTaxes[0]).toMatchObject({
      totalTaxValue: { minor: 83 }, // 10.00 x 8.25% = 0.825
      modifiersTaxValue: { minor: 25 }, // 83 x 3/10 = 24.9
      taxValue: { minor: 58 },
    });
    expect(bill.total.minor).toBe(1083);
  });

  // @spec constants/tax-percentage
  it('applies exclusive taxes to the net subtotal minus the coupon, or to zero if that is negative', () => {
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
    const input = { exclusiveTaxes: [buildTax('sales', '8.25'), buildTax('city', '1')], coupon };
    const bill = priceAndCheckCart(USD, [taco], [line], input);
    // 5.00 x 8.25% = 0.4125, 5.00 x 1% = 0.05
    expect(bill.exclusiveTaxes.map((tax) => tax.totalTaxValue.minor)).toEqual([41, 5]);
    expect(bill.total.minor).toBe(546);

    // 10.00 including 50% tax is 6.67 net; after a coupon of 10.00 nothing is left to tax.
    const taxedTaco = { ...taco, inclusiveTaxes: [buildTax('in', '50')] };
    const fullCoupon = { ...coupon, kind: { type: 'fixed', value: usd.price(10) } as const };
    const { total } = priceAndCheckCart(USD, [taxedTaco], [line], { ...input, coupon: fullCoupon });
    expect(total.minor).toBe(0);
  });
});

describe('delivery fee, rounding and wallet', () => {
  const CHF = createCurrency('CHF', 2);
  const chf = buildersFor(CHF);
  const computeTotal = (price: string, currency: Currency = CHF) => {
    const bill = priceAndCheckCart(
      currency,
      [buildersFor(currency).item('rösti', price)],
      [cartLine('rösti')],
    );
    return [bill.total.minor, bill.rounding.minor];
  };

  it('adds the delivery fee to the bill after the taxes', () => {
    const bill = priceAndCheckCart(EUR, [eur.item('pizza', 10)], [cartLine('pizza')], {
      exclusiveTaxes: [buildTax('vat', '10')],
      deliveryFee: eur.price('2.50'),
    });
    expect(bill.total.minor).toBe(1350);
  });

  // @spec constants/swiss-francs-round-0-05
  it('rounds a total in Swiss francs to 0.05 and reports the rounding separately', () => {
    expect(computeTotal('4.30')).toEqual([430, 0]);
    expect(computeTotal('4.32')).toEqual([430, -2]);
    expect(computeTotal('4.33')).toEqual([435, 2]);
    expect(computeTotal('0.02')).toEqual([0, -2]);
    expect(computeTotal('4.325', createCurrency('CHF', 3))).toEqual([4350, 25]);
    expect(computeTotal('4', createCurrency('CHF', 0))).toEqual([4, 0]);
    expect(computeTotal('4.32', createCurrency('EUR', 2))).toEqual([432, 0]);
  });

  // @spec validation/wallet-s-part-capped-at
  it('never pays more from the wallet than the rounded total', () => {
    const payFromWallet = (walletBalance: number | null) => {
      const overrides = { walletBalance: walletBalance === null ? null : chf.price(walletBalance) };
      const bill = priceAndCheckCart(CHF, [chf.item('rösti', '19.98')], [cartLine('rösti')], overrides);
      return [bill.wallet.minor, bill.due.minor];
    };
    expect(payFromWallet(null)).toEqual([0, 2000]);
    expect(payFromWallet(5)).toEqual([500, 1500]);
    expect(payFromWallet(50)).toEqual([2000, 0]);
    expect(payFromWallet(-5)).toEqual([0, 2000]);
  });
});

it('throws when the menu or the delivery fee has the wrong currency', () => {
  expect(() => priceCart(pricingInput(KWD, [eur.item('soup', 1)], [cartLine('soup')]))).toThrow(MoneyError);
  expect(() => priceCart(pricingInput(KWD, [], [], { deliveryFee: eur.price(1) }))).toThrow(MoneyError);
});

it('throws when a tax rate in the menu is not a number', () => {
  const soup = eur.item('soup', 1, { inclusiveTaxes: [buildTax('vat', 'ten')] });
  expect(() => priceCart(pricingInput(EUR, [soup], [cartLine('soup')]))).toThrow(MoneyError);
});

it('adds up inclusive taxes with the same id and rate over all lines of the cart', () => {
  const tea = eur.item('tea', '1.05', { inclusiveTaxes: [buildTax('unheard-of', '5')] });
  const wine = eur.item('wine', '1.20', { inclusiveTaxes: [buildTax('unheard-of', '20')] });
  const secondTea = cartLine('tea', { key: 'more' });
  const { inclusiveTaxes } = priceAndCheckCart(
    EUR,
    [tea, wine],
    [cartLine('tea'), cartLine('wine'), secondTea],
  );
  expect(inclusiveTaxes.map(({ taxId, rate, totalTaxValue }) => [taxId, rate, totalTaxValue.minor])).toEqual([
    ['unheard-of', '5', 10],
    ['unheard-of', '20', 20],
  ]);
});

it('gives an empty cart a total of zero', () => {
  expect(priceAndCheckCart(KWD, [], [])).toMatchObject({
    total: { minor: 0 },
    lines: [],
    couponOutcome: 'none',
  });
});
