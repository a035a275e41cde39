import { describe, expect, it } from 'vitest';
import { acceptsWallet, listOrderMethods } from './payment-methods.ts';

const buildRules = (overrides: Partial<Parameters<typeof listOrderMethods>[0]> = {}) => ({
  paymentMethods: [1, 2, 3, 4],
  hidesPrices: false,
  selling: { delivery: null },
  ...overrides,
});
const buildDeliveryRules = (acceptsCash: boolean, acceptsOnline: boolean) =>
  buildRules({ selling: { delivery: { cash: acceptsCash, credit: acceptsOnline } } });

describe('listOrderMethods', () => {
  // @spec entities/cash-credit-delivery-business-s
  it('omits cash or online payment for a delivery if the business does not accept it for deliveries', () => {
    expect(listOrderMethods(buildDeliveryRules(true, true), 'delivery')).toEqual([1, 2, 3, 4]);
    expect(listOrderMethods(buildDeliveryRules(false, true), 'delivery')).toEqual([1, 3, 4]);
    expect(listOrderMethods(buildDeliveryRules(true, false), 'delivery')).toEqual([2, 3]);
  });

  it('returns all payment methods of the business for order types other than delivery', () => {
    expect(listOrderMethods(buildDeliveryRules(false, false), 'car_pickup')).toEqual([1, 2, 3, 4]);
    expect(listOrderMethods(buildDeliveryRules(false, false), 'dine_in')).toEqual([1, 2, 3, 4]);
  });

  // @spec entities/standard-menu-hide-price-hide
  it('returns only payment methods that are paid on site if the business hides prices', () => {
    expect(listOrderMethods(buildRules({ hidesPrices: true }), 'car_pickup')).toEqual([2, 3]);
  });
});

describe('acceptsWallet', () => {
  it('accepts the wallet only if prices are visible and the customer can pay the remainder in cash', () => {
    const hasWallet = true;
    expect(acceptsWallet({ ...buildDeliveryRules(true, false), hasWallet }, 'delivery')).toBe(true);
    expect(acceptsWallet({ ...buildDeliveryRules(false, true), hasWallet }, 'delivery')).toBe(false);
    expect(acceptsWallet({ ...buildDeliveryRules(false, true), hasWallet }, 'car_pickup')).toBe(true);
    expect(acceptsWallet({ ...buildRules({ hidesPrices: true }), hasWallet }, 'car_pickup')).toBe(false);
    expect(acceptsWallet({ ...buildRules(), hasWallet: false }, 'car_pickup')).toBe(false);
  });
});
