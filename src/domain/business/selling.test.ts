import { describe, expect, it } from 'vitest';
import { business } from '../../api/contract/business-contract.ts';
import { toBusiness } from '../../api/mappers/map-business.ts';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { normaliseOrderType } from '../menu/normalise-order-type.ts';
import { getEnabledTypes, getMinimumOrder, isCartUsable, isOrderable, isTypeOfferedAt } from './selling.ts';

const buildBusiness = (settings: Parameters<typeof restaurantBody>[0]) =>
  toBusiness(business.parse(restaurantBody(settings).restaurant), '', () => undefined);
const OPEN = { open: true };
const CLOSED = { open: false };

describe('order types', () => {
  // @spec codes/order-types, codes/selling-types-normalised
  it.each([
    ['dine_in', 'dine_in'],
    ['dinein', 'dine_in'],
    ['product_service', 'dine_in'],
    ['reserv_dinein', 'dine_in'],
    ['reserv_service', 'dine_in'],
    ['pickup', 'car_pickup'],
    ['car_pickup', 'car_pickup'],
    ['delivery', 'delivery'],
    ['Delivery', null],
    ['toString', null],
    ['', null],
  ])('maps the wire name "%s" to the order type %s', (text, type) => {
    expect(normaliseOrderType(text)).toBe(type);
  });

  it('lists the order types that the business has enabled', () => {
    expect(
      getEnabledTypes(
        buildBusiness({ checkoutDineIn: { enabled: true }, checkoutDelivery: { enabled: false } }),
      ),
    ).toEqual(['car_pickup', 'dine_in']);
  });
});

describe('pickup', () => {
  it('offers pickup at every branch unless the business limits pickup to some branches', () => {
    expect(isTypeOfferedAt(buildBusiness({}), 'car_pickup', 'demo~one')).toBe(true);
    const limitedBusiness = buildBusiness({ checkoutCarPickup: { enabled: true, branches: ['demo~two'] } });
    expect(isTypeOfferedAt(limitedBusiness, 'car_pickup', 'demo~two')).toBe(true);
    expect(isTypeOfferedAt(limitedBusiness, 'car_pickup', 'demo~one')).toBe(false);
    expect(isTypeOfferedAt(limitedBusiness, 'delivery', 'demo~one')).toBe(true);
  });
});

describe('when customers can use the cart', () => {
  // @spec schedule/cart-usable-if-type-s
  it('makes the cart usable while the shop is open or accepts scheduled orders', () => {
    expect(isCartUsable(buildBusiness({}), 'car_pickup', OPEN)).toBe(true);
    expect(isCartUsable(buildBusiness({}), 'car_pickup', CLOSED)).toBe(false);
    const businessWithScheduledOrders = buildBusiness({
      checkoutCarPickup: { enabled: true, scheduled_orders: { on: true } },
    });
    expect(isCartUsable(businessWithScheduledOrders, 'car_pickup', CLOSED)).toBe(true);
  });

  // @spec schedule/cart-usable-if-type-s
  it('makes the cart unusable for a disabled order type, and for dine-in if its cart is disabled', () => {
    expect(isCartUsable(buildBusiness({}), 'delivery', OPEN)).toBe(false);
    expect(isCartUsable(buildBusiness({ checkoutDineIn: { enabled: true } }), 'dine_in', OPEN)).toBe(true);
    expect(
      isCartUsable(buildBusiness({ checkoutDineIn: { enabled: true, cart: false } }), 'dine_in', OPEN),
    ).toBe(false);
  });

  // @spec schedule/cart-usable-if-type-s
  it('accepts no orders for a disabled order type, or for dine-in if its cart is disabled', () => {
    expect(isOrderable(buildBusiness({}), 'car_pickup')).toBe(true);
    expect(isOrderable(buildBusiness({}), 'delivery')).toBe(false);
    expect(isOrderable(buildBusiness({ checkoutDineIn: { enabled: true, cart: false } }), 'dine_in')).toBe(
      false,
    );
  });
});

describe('minimum order', () => {
  // @spec constants/minimum-order-default-0
  it('uses the minimum order of the order type, or zero if the amount is invalid', () => {
    const readMinimum = (min_order: number) =>
      getMinimumOrder(buildBusiness({ checkoutCarPickup: { enabled: true, min_order } }), 'car_pickup').minor;
    expect([readMinimum(2.5), readMinimum(0), readMinimum(1.23456)]).toEqual([2500, 0, 0]);
    expect(getMinimumOrder(buildBusiness({}), 'delivery').minor).toBe(0);
  });
});
