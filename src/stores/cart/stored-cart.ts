import * as z from 'zod/mini';
import { optionId } from '../../api/contract/common-contract.ts';
import type { Cart, CartLine } from '../../domain/cart/cart-types.ts';
import { createMoney } from '../../domain/money/money.ts';
import type { Gift } from '../../domain/orders/order.ts';
import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import { paymentType } from '../../domain/payment/payment-type.ts';
import { STORED_CART_VERSION } from '../../lib/early-cart.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import { createLenientArray } from '../stored-schema.ts';
import type { CartCoupon, CartDetails, CartSlot, CartState } from './cart-state.ts';

// The empty cart, and the part of the cart that is stored on the device.

/** The stored part of the cart (spec, section 9). It has no prices and no coupon terms. */
export interface StoredCart
  extends Pick<
    CartDetails,
    'name' | 'phone' | 'dialCode' | 'prefilled' | 'car' | 'comment' | 'paymentType' | 'useWallet' | 'tip'
  > {
  readonly branchId: string;
  readonly lines: readonly CartLine[];
  /** The coupon's code. Its terms come from the server again. */
  readonly coupon: string | null;
  readonly gift: Gift | null;
  /** Null means an immediate order. */
  readonly slot: CartSlot | null;
}

const limitText = (maxLength: number) => z.string().check(z.maxLength(maxLength));
/** Schema of typed text; '' if invalid. `maxCharacters` is doubled, because a character may take two UTF-16 units. */
const createOptionalText = (maxCharacters: number) => z.catch(limitText(2 * maxCharacters), '');

// A line without one of its parts would be another dish, so an invalid line is dropped as a whole.
const line = z.object({
  key: limitText(80),
  itemId: limitText(80),
  priceLabelId: z._default(z.nullable(limitText(80)), null),
  modifiers: z
    .array(z.object({ id: optionId, quantity: z.int().check(z.minimum(1), z.maximum(99)) }))
    .check(z.maxLength(200)),
  note: limitText(500),
  count: z.int().check(z.minimum(1), z.maximum(1000)),
});
/** Keys are unique: of two lines with the same key, the last one wins. */
const lines = z.pipe(
  createLenientArray(line).check(z.refine((list) => list.length <= 300)),
  z.transform((list) => [...new Map(list.map((entry) => [entry.key, entry])).values()]),
);

/** Earlier versions stored the car as one string. */
const car = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { make: value } : value)),
  z.object({ make: createOptionalText(120), color: createOptionalText(20), plate: createOptionalText(20) }),
);

const gift = z.object({
  message: limitText(600),
  toName: createOptionalText(100),
  hidePrices: z.catch(z.boolean(), false),
});

const money = z.pipe(
  z.object({
    minor: z.int().check(z.minimum(0)),
    currency: z.object({ code: limitText(3), digits: z.literal([0, 2, 3]) }),
  }),
  z.transform(({ minor, currency }) => createMoney(minor, currency)),
);
const tip = z.union([
  z.object({ type: z.literal('percent'), rate: limitText(10) }),
  z.object({ type: z.literal('fixed'), value: money }),
]);

const epochMsSchema = z.int().check(z.minimum(0));

/** `prefilled` of a customer for whom the checkout has filled in nothing. */
export const NOT_PREFILLED = { name: '', phone: '' };

// A new field needs no new version: `catch` supplies its default for older carts.
const storedCartSchema = z.object({
  branchId: z.string(),
  lines,
  name: createOptionalText(100),
  phone: createOptionalText(250),
  dialCode: createOptionalText(5),
  prefilled: z.catch(
    z.object({ name: createOptionalText(100), phone: createOptionalText(250) }),
    NOT_PREFILLED,
  ),
  car: z.catch(car, NO_CAR),
  comment: createOptionalText(500),
  gift: z.catch(z.nullable(gift), null),
  coupon: z.catch(z.nullable(z.string().check(z.minLength(1), z.maxLength(60))), null),
  paymentType: z.catch(z.int(), paymentType.cash),
  useWallet: z.catch(z.boolean(), false),
  tip: z.catch(z.nullable(tip), null),
  slot: z.catch(
    z.nullable(
      z.object({
        date: z.string().check(z.length(10)),
        from: epochMsSchema,
        to: epochMsSchema,
        isSuggested: z.optional(z.boolean()),
      }),
    ),
    null,
  ),
});

/** Version 1 stored the coupon's code as `couponCode`. */
const migrate = (value: unknown): unknown => {
  const { couponCode, ...rest } = Object(value) as { couponCode?: unknown };
  return { ...rest, coupon: couponCode };
};

export const createCartStorage = (deps: StoreDeps): StoredValue<StoredCart> =>
  createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'cart'),
    version: STORED_CART_VERSION,
    schema: storedCartSchema,
    migrate,
  });

const emptyCartContent: Cart = { branchId: '', orderType: 'car_pickup', lines: [] };

/** Builds the time fields of the cart state for a slot; null means an immediate order. */
export const toTimeFields = (slot: CartSlot | null): TimeFields => ({
  orderTime: slot ? 'scheduled' : 'now',
  selectedScheduleDate: slot?.date ?? null,
  selectedScheduleSlot: slot,
});

/** The cart's state without its actions. */
export type CartData = {
  [K in keyof CartState as CartState[K] extends (...args: never) => unknown ? never : K]: CartState[K];
};

export const emptyCart: CartData = {
  cart: emptyCartContent,
  count: 0,
  bill: null,
  details: {
    name: '',
    phone: '',
    dialCode: '',
    prefilled: NOT_PREFILLED,
    car: NO_CAR,
    comment: '',
    paymentType: paymentType.cash,
    useWallet: false,
    tip: null,
  },
  coupon: null,
  couponCodeBeingChecked: null,
  linkAreaId: null,
  linkAddress: null,
  couponRefusal: null,
  couponNotice: null,
  gift: null,
  delivery: null,
  table: null,
  wallet: null,
  ...toTimeFields(null),
  hold: null,
  calculatedAmounts: null,
  priceChange: null,
  lastRemoved: null,
  countLimit: null,
  changes: null,
  otherBranch: null,
};

type TimeFields = Pick<CartState, 'orderTime' | 'selectedScheduleDate' | 'selectedScheduleSlot'>;
type Mergeable = Pick<CartState, 'cart' | 'details' | 'coupon' | 'gift'> & Partial<TimeFields>;

/**
 * Merges a stored cart into the state. Keeps the order type, the terms of an unchanged coupon, and everything that is
 * not stored. If `storedCart` is null, empties the cart.
 */
export function mergeStoredCart(
  storedCart: StoredCart | null,
  { cart, details, coupon, gift }: Mergeable,
): Mergeable {
  if (!storedCart)
    return { cart: { ...cart, lines: [] }, details, gift, coupon: null, ...toTimeFields(null) };
  const { branchId, lines, coupon: code, gift: storedGift, slot, ...storedDetails } = storedCart;
  return {
    ...toTimeFields(slot),
    cart: { ...cart, branchId: lines.length ? branchId : cart.branchId, lines },
    details: { ...details, ...storedDetails },
    gift: storedGift,
    coupon: keepTerms(code, coupon),
  };
}

const keepTerms = (code: string | null, coupon: CartCoupon | null): CartCoupon | null => {
  if (coupon?.code === code) return coupon;
  return code === null ? null : { code, terms: null };
};

/** The part of the state that is stored. */
export function toStoredCart({
  cart,
  details,
  coupon,
  gift,
  selectedScheduleSlot: slot = null,
}: Mergeable): StoredCart {
  const { branchId, lines } = cart;
  const { name, phone, dialCode, prefilled, car, comment, tip } = details;
  return {
    branchId,
    lines,
    name,
    phone,
    dialCode,
    prefilled,
    car,
    comment,
    coupon: coupon?.code ?? null,
    gift,
    paymentType: details.paymentType,
    useWallet: details.useWallet,
    tip,
    slot,
  };
}
