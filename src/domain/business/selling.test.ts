import { describe, expect, it } from 'vitest';
import { business } from '../../api/contract/business-contract.ts';
import { toBusiness } from '../../api/mappers/map-business.ts';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { normaliseOrderType } from '../menu/normalise-order-type.ts';
import { enabledTypes, isCartUsable, isOrderable, isSoldAt, minimumOf } from './selling.ts';

const of = (change: Parameters<typeof restaurantBody>[0]) =>
  toBusiness(business.parse(restaurantBody(change).restaurant), '', () => undefined);
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
      enabledTypes(of({ checkoutDineIn: { enabled: true }, checkoutDelivery: { enabled: false } })),
    ).toEqual(['car_pickup', 'dine_in']);
  });
});

describe('pickup', () => {
  it('offers pickup at every branch unless the business limits it', () => {
    expect(isSoldAt(of({}), 'car_pickup', 'demo~one')).toBe(true);
    const some = of({ checkoutCarPickup: { enabled: true, branches: ['demo~two'] } });
    expect(isSoldAt(some, 'car_pickup', 'demo~two')).toBe(true);
    expect(isSoldAt(some, 'car_pickup', 'demo~one')).toBe(false);
    expect(isSoldAt(some, 'delivery', 'demo~one')).toBe(true);
  });
});

describe('usable cart', () => {
  // @spec schedule/cart-usable-if-type-s
  it('makes the cart usable while the shop is open or takes scheduled orders', () => {
    expect(isCartUsable(of({}), 'car_pickup', OPEN)).toBe(true);
    expect(isCartUsable(of({}), 'car_pickup', CLOSED)).toBe(false);
    const later = of({ checkoutCarPickup: { enabled: true, scheduled_orders: { on: true } } });
    expect(isCartUsable(later, 'car_pickup', CLOSED)).toBe(true);
  });

  // @spec schedule/cart-usable-if-type-s
  it('makes the cart usable for enabled types, and for dine-in only with its cart enabled', () => {
    expect(isCartUsable(of({}), 'delivery', OPEN)).toBe(false);
    expect(isCartUsable(of({ checkoutDineIn: { enabled: true } }), 'dine_in', OPEN)).toBe(true);
    expect(isCartUsable(of({ checkoutDineIn: { enabled: true, cart: false } }), 'dine_in', OPEN)).toBe(false);
  });

  // @spec schedule/cart-usable-if-type-s
  it('takes no orders of a disabled type, nor of dine-in without a cart', () => {
    expect(isOrderable(of({}), 'car_pickup')).toBe(true);
    expect(isOrderable(of({}), 'delivery')).toBe(false);
    expect(isOrderable(of({ checkoutDineIn: { enabled: true, cart: false } }), 'dine_in')).toBe(false);
  });
});

describe('minimum order', () => {
  // @spec constants/minimum-order-default-0
  it('uses the order type’s minimum, or zero when the amount is invalid', () => {
    const least = (min_order: number) =>
      minimumOf(of({ checkoutCarPickup: { enabled: true, min_order } }), 'car_pickup').minor;
    expect([least(2.5), least(0), least(1.23456)]).toEqual([2500, 0, 0]);
    expect(minimumOf(of({}), 'delivery').minor).toBe(0);
  });
});
