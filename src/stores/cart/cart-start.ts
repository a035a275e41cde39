import type { Cart } from '../../domain/cart/cart-types.ts';
import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import type { CartCoupon } from './cart-coupon.ts';
import type { CartSlot, CartState } from './cart-state.ts';
import type { StoredCart } from './stored-cart.ts';

const cart: Cart = { branchId: '', sellingType: 'car_pickup', lines: [] };

/** What an order with that slot is for. */
export const timeOf = (slot: CartSlot | null): Time => ({
  orderTime: slot ? 'scheduled' : 'now',
  selectedScheduleDate: slot?.date ?? null,
  selectedScheduleSlot: slot,
});

/** What of a cart's state no action is. */
export type CartParts = {
  [K in keyof CartState as CartState[K] extends (...given: never) => unknown ? never : K]: CartState[K];
};

/** A cart nobody has used yet. */
export const emptyCart: CartParts = {
  cart,
  count: 0,
  bill: null,
  details: {
    name: '',
    phone: '',
    dialCode: '',
    car: NO_CAR,
    comment: '',
    paymentType: 2,
    useWallet: false,
  },
  coupon: null,
  queriedCouponCode: null,
  couponRefusal: null,
  couponNews: null,
  gift: null,
  delivery: null,
  table: null,
  wallet: null,
  ...timeOf(null),
  hold: null,
  calculatedAmounts: null,
  difference: null,
  removed: null,
  changes: null,
  elsewhere: null,
};

type Time = Pick<CartState, 'orderTime' | 'selectedScheduleDate' | 'selectedScheduleSlot'>;
type Mergeable = Pick<CartState, 'cart' | 'details' | 'coupon'> & Partial<Time>;

/** A stored cart over what is here: the selling type, what is not stored, and the terms of the same coupon stay. */
export function mergedCart(stored: StoredCart | null, { cart, details, coupon }: Mergeable): Mergeable {
  if (!stored) return { cart: { ...cart, lines: [] }, details, coupon: null, ...timeOf(null) };
  const { branchId, lines, coupon: code, slot, ...typed } = stored;
  return {
    ...timeOf(slot),
    cart: { ...cart, branchId: lines.length ? branchId : cart.branchId, lines },
    details: { ...details, ...typed },
    coupon: sameCoupon(code, coupon),
  };
}

const sameCoupon = (code: string | null, coupon: CartCoupon | null): CartCoupon | null => {
  if (coupon?.code === code) return coupon;
  return code === null ? null : { code, terms: null };
};

/** What of a cart outlives a reload. */
export function storedOf({
  cart,
  details,
  coupon,
  selectedScheduleSlot: slot = null,
}: Mergeable): StoredCart {
  const { branchId, lines } = cart;
  const { name, phone, dialCode, car, useWallet } = details;
  return { branchId, lines, name, phone, dialCode, car, coupon: coupon?.code ?? null, useWallet, slot };
}
