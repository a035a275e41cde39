import { flag, text } from '../api/light/common.ts';
import type { CartLine, ChosenModifier } from '../domain/cart/types.ts';
import { isPositive, textOf, wholeFrom } from '../lib/checks.ts';
import { type Persisted, persisted } from '../lib/persisted.ts';
import { listOf, need, or, shape } from '../lib/shape.ts';
import type { CartDetails } from './cart-state.ts';
import { type StoreDeps, storageKey } from './store-deps.ts';

/** What of a cart outlives a reload (spec, section 9): no price, and nothing else that was typed. */
export interface StoredCart
  extends Pick<CartDetails, 'name' | 'phone' | 'dialCode' | 'car' | 'couponCode' | 'useWallet'> {
  readonly branchId: string;
  readonly lines: readonly CartLine[];
}

const upTo = (max: number) => need(textOf(0, max));

const line = shape<CartLine>({
  key: upTo(80),
  itemId: upTo(80),
  priceLabelId: or(upTo(80), null),
  modifiers: listOf(shape<ChosenModifier>({ id: upTo(80), quantity: need(isPositive) }), 0, 200),
  note: upTo(500),
  count: need(wholeFrom(1, 1000)),
});

// A part that is added needs no new version: `or` says what carts that were stored without it have instead.
const storedCart = shape<StoredCart>({
  branchId: text,
  lines: listOf(line, 0, 300),
  name: upTo(100),
  phone: upTo(250),
  dialCode: upTo(5),
  car: upTo(120),
  couponCode: or(upTo(60), null),
  useWallet: flag,
});

export const persistedCart = (deps: StoreDeps): Persisted<StoredCart> =>
  persisted({ storage: deps.storage, key: storageKey(deps, 'cart'), version: 1, read: storedCart });
