import * as z from 'zod/mini';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';
import { readableElements } from '../stored-schema.ts';
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

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
/** Typed text, or '' when it is unreadable. The limit is in characters: each takes one UTF-16 unit or two. */
const typed = (maxCharacters: number) => z.catch(text(2 * maxCharacters), '');

// A line without one of its parts would be another dish: it is read as a whole, or dropped.
const line = z.object({
  key: text(80),
  itemId: text(80),
  priceLabelId: z._default(z.nullable(text(80)), null),
  modifiers: z
    .array(z.object({ id: text(80), quantity: z.int().check(z.minimum(1), z.maximum(99)) }))
    .check(z.maxLength(200)),
  note: text(500),
  count: z.int().check(z.minimum(1), z.maximum(1000)),
});
/** Two lines of one key would be changed as one: the last one stays. */
const lines = z.pipe(
  readableElements(line).check(z.refine((list) => list.length <= 300)),
  z.transform((list) => [...new Map(list.map((one) => [one.key, one])).values()]),
);

/** Earlier versions stored a car as one text. */
const car = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { make: value } : value)),
  z.object({ make: typed(120), color: typed(20), plate: typed(20) }),
);

const minutes = z.int().check(z.minimum(0));

// A new part needs no new version: `catch` fills it in for carts that were stored without it.
const storedCart = z.object({
  branchId: z.string(),
  lines,
  name: typed(100),
  phone: typed(250),
  dialCode: typed(5),
  car: z.catch(car, NO_CAR),
  coupon: z.catch(z.nullable(z.string().check(z.minLength(1), z.maxLength(60))), null),
  useWallet: z.catch(z.boolean(), false),
  slot: z.catch(
    z.nullable(z.object({ date: z.string().check(z.length(10)), from: minutes, to: minutes })),
    null,
  ),
});

/** Version 1 called the coupon's code `couponCode`. */
const migrate = (value: unknown): unknown => {
  const { couponCode, ...rest } = Object(value) as { couponCode?: unknown };
  return { ...rest, coupon: couponCode };
};

export const persistedCart = (deps: StoreDeps): Persisted<StoredCart> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'cart'),
    version: 2,
    schema: storedCart,
    migrate,
  });
