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

describe('selling types', () => {
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
  ])('%s is %s', (text, type) => {
    expect(normaliseOrderType(text)).toBe(type);
  });

  it('are those the business has on', () => {
    expect(
      enabledTypes(of({ checkoutDineIn: { enabled: true }, checkoutDelivery: { enabled: false } })),
    ).toEqual(['car_pickup', 'dine_in']);
  });
});

describe('pickup', () => {
  it('is at every branch, unless the business says at which', () => {
    expect(isSoldAt(of({}), 'car_pickup', 'demo~one')).toBe(true);
    const some = of({ checkoutCarPickup: { enabled: true, branches: ['demo~two'] } });
    expect(isSoldAt(some, 'car_pickup', 'demo~two')).toBe(true);
    expect(isSoldAt(some, 'car_pickup', 'demo~one')).toBe(false);
    expect(isSoldAt(some, 'delivery', 'demo~one')).toBe(true);
  });
});

describe('the cart is usable', () => {
  // @spec schedule/cart-usable-if-type-s
  it('while the shop is open, or when it takes scheduled orders', () => {
    expect(isCartUsable(of({}), 'car_pickup', OPEN)).toBe(true);
    expect(isCartUsable(of({}), 'car_pickup', CLOSED)).toBe(false);
    const later = of({ checkoutCarPickup: { enabled: true, scheduled_orders: { on: true } } });
    expect(isCartUsable(later, 'car_pickup', CLOSED)).toBe(true);
  });

  // @spec schedule/cart-usable-if-type-s
  it('for types that are on, and for dine-in with its cart on', () => {
    expect(isCartUsable(of({}), 'delivery', OPEN)).toBe(false);
    expect(isCartUsable(of({ checkoutDineIn: { enabled: true } }), 'dine_in', OPEN)).toBe(true);
    expect(isCartUsable(of({ checkoutDineIn: { enabled: true, cart: false } }), 'dine_in', OPEN)).toBe(false);
  });

  // @spec schedule/cart-usable-if-type-s
  it('takes no orders of a type that is off, or of dine-in without its cart, open or not', () => {
    expect(isOrderable(of({}), 'car_pickup')).toBe(true);
    expect(isOrderable(of({}), 'delivery')).toBe(false);
    expect(isOrderable(of({ checkoutDineIn: { enabled: true, cart: false } }), 'dine_in')).toBe(false);
  });
});

describe('the least that may be ordered', () => {
  // @spec constants/minimum-order-default-0
  it('is what the business says for that way of selling; what is no amount of its currency asks nothing', () => {
    const least = (min_order: number) =>
      minimumOf(of({ checkoutCarPickup: { enabled: true, min_order } }), 'car_pickup').minor;
    expect([least(2.5), least(0), least(1.23456)]).toEqual([2500, 0, 0]);
    expect(minimumOf(of({}), 'delivery').minor).toBe(0);
  });
});
