import { flag, text } from '../../api/contract/light/light-common.ts';
import type { CartLine, ChosenModifier } from '../../domain/cart/cart-types.ts';
import { type Car, NO_CAR } from '../../domain/orders/pickup-car.ts';
import { isCount, isFewTimes, isText, textOf, wholeFrom } from '../../lib/checks.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { leniently, listOf, need, or, shape, strictly } from '../../lib/shape.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';
import type { CartDetails, CartSlot } from './cart-state.ts';

/** What of a cart outlives a reload (spec, section 9): no price, no terms, and nothing else that was typed. */
export interface StoredCart extends Pick<CartDetails, 'name' | 'phone' | 'dialCode' | 'car' | 'useWallet'> {
  readonly branchId: string;
  readonly lines: readonly CartLine[];
  /** Its code: what it gives is asked for again. */
  readonly coupon: string | null;
  /** Null: for now. */
  readonly slot: CartSlot | null;
}

const upTo = (max: number) => need(textOf(0, max));
/** What was typed, limited in characters: each takes one UTF-16 unit or two. */
const orNone = (characters: number) => or(upTo(2 * characters), '');

// A line with something of it left out would be another dish: it is read whole, or dropped.
const line = strictly(
  shape<CartLine>({
    key: upTo(80),
    itemId: upTo(80),
    priceLabelId: or(upTo(80), null),
    modifiers: listOf(shape<ChosenModifier>({ id: upTo(80), quantity: need(isFewTimes) }), 0, 200),
    note: upTo(500),
    count: need(wholeFrom(1, 1000)),
  }),
);
const lines = listOf(line, 0, 300);

/** It was one text once. */
const car = or(shape<Car>({ make: orNone(120), color: orNone(20), plate: orNone(20) }), NO_CAR);

// A part that is added needs no new version: `or` says what carts that were stored without it have instead.
const storedCart = leniently(
  shape<StoredCart>({
    branchId: text,
    // Two lines of one key would be changed as one.
    lines: (...given) => [...new Map(lines(...given).map((one) => [one.key, one])).values()],
    name: orNone(100),
    phone: orNone(250),
    dialCode: orNone(5),
    car: (value, ...rest) => car(isText(value) ? { make: value } : value, ...rest),
    coupon: or(need(textOf(1, 60)), null),
    useWallet: or(flag, false),
    slot: or(shape<CartSlot>({ date: need(textOf(10, 10)), from: need(isCount), to: need(isCount) }), null),
  }),
);

/** Version 1 called the coupon's code `couponCode`. */
const migrate = (value: unknown): unknown => {
  const { couponCode, ...rest } = Object(value) as { couponCode?: unknown };
  return { ...rest, coupon: couponCode };
};

export const persistedCart = (deps: StoreDeps): Persisted<StoredCart> =>
  persisted({ storage: deps.storage, key: storageKey(deps, 'cart'), version: 2, read: storedCart, migrate });
