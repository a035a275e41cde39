import * as z from 'zod/mini';
import type { CartLine } from '../domain/cart/types.ts';
import { type Persisted, persisted } from '../lib/persisted.ts';
import { type StoreDeps, storageKey } from './store-deps.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const line = z.object({
  key: text(80),
  itemId: text(80),
  priceLabelId: z.nullable(text(80)),
  modifiers: z
    .array(z.object({ id: text(80), quantity: z.int().check(z.minimum(1)) }))
    .check(z.maxLength(200)),
  note: text(500),
  count: z.int().check(z.minimum(1), z.maximum(1000)),
});

/** What of a cart outlives a reload (spec, section 9): no price, and nothing else that was typed. */
const storedCart = z.object({
  branchId: z.string(),
  lines: z.array(line).check(z.maxLength(300)),
  name: text(100),
  phone: text(250),
  dialCode: text(5),
  car: text(120),
  couponCode: z.nullable(text(60)),
  useWallet: z.boolean(),
});
export interface StoredCart extends Omit<z.output<typeof storedCart>, 'lines'> {
  readonly lines: readonly CartLine[];
}

export const persistedCart = (deps: StoreDeps): Persisted<StoredCart> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'cart'),
    version: 1,
    parse: (value) => storedCart.parse(value),
  });
