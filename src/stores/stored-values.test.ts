import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sellingType } from '../api/contract/common-contract.ts';
import { buildArbitrary } from '../api/testing/arbitrary-wire.ts';
import { listPaths, setAtPath } from '../api/testing/nested-values.ts';
import { createMemoryStorage } from '../lib/storage.ts';
import type { StoredValue } from '../lib/stored-value.ts';
import { createSentCodeStorage } from './account/sent-code.ts';
import { createProofStorage } from './account/verified-phones.ts';
import { createPreferenceStorage } from './business/business-state.ts';
import { createCartStorage } from './cart/stored-cart.ts';
import { createPendingOrderStorage } from './checkout/order-request.ts';
import { createDeliveryStorage } from './delivery/stored-delivery.ts';
import { createHistoryStorage, createRatingIdStorage } from './orders/stored-orders.ts';
import { createPaymentStorage } from './payment/pending-payment.ts';
import { createDeviceReservationStorage } from './reservation/device-reservations.ts';
import { createDraftStorage } from './reservation/reservation-draft.ts';
import { createTermStorage } from './search/recent-terms.ts';
import type { StoreDeps } from './store-deps.ts';

const createTextSchema = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max));
const optionalTextSchema = z._default(z.nullable(createTextSchema(80)), null);

const preferencesSchema = z.object({
  branchId: optionalTextSchema,
  theme: optionalTextSchema,
  sellingType: z._default(z.nullable(sellingType), null),
});

const storedValues: readonly [string, z.ZodMiniType, (deps: StoreDeps) => StoredValue<unknown>, string][] = [
  ['business preferences', preferencesSchema, createPreferenceStorage, 'business'],
  ['search terms', z.array(createTextSchema(80, 1)), createTermStorage, 'searches'],
];

const GARBAGE = [-1, 0.5, '', 'x', 'x'.repeat(600), true, [], {}, null, undefined];

describe('values stored on the device', () => {
  // @spec constants/persisted-business
  it.each(storedValues)(
    'loads the stored %s unchanged, or null if the stored value does not match the schema',
    (_, schema, createStorage, name) => {
      const storage = createMemoryStorage();
      const deps = { storage, referenceId: 'demo' } as StoreDeps;
      const anyGarbageChange = fc.option(fc.tuple(fc.nat(), fc.constantFrom<unknown>(...GARBAGE)));
      fc.assert(
        fc.property(buildArbitrary(schema), anyGarbageChange, (validValue, garbageChange) => {
          const paths = [[], ...listPaths(validValue)];
          const storedValue = garbageChange
            ? setAtPath(validValue, paths[garbageChange[0] % paths.length] ?? [], garbageChange[1])
            : validValue;
          const text = JSON.stringify({ v: 1, d: storedValue });
          storage.set(`order-app:demo:${name}`, text);
          const { data = null } = schema.safeParse(JSON.parse(text).d);
          expect(createStorage(deps).load()).toEqual(data);
        }),
        { numRuns: 1000 },
      );
    },
  );
});

/** Each stored value with personal data: the name in its key, and the function that creates its storage. */
const personalValues: readonly [string, (deps: StoreDeps) => StoredValue<never>][] = [
  ['cart', createCartStorage],
  ['orders', createHistoryStorage],
  ['rating-ids', createRatingIdStorage],
  ['delivery', createDeliveryStorage],
  ['reservations', createDeviceReservationStorage],
  ['reservation-draft', createDraftStorage],
  ['verified-phones', createProofStorage],
  ['one-time-code', createSentCodeStorage],
  ['pending-order', createPendingOrderStorage],
  ['pending-payment-order', (deps: StoreDeps) => createPaymentStorage(deps, 'order')],
].map(([name, create]) => [name, create] as [string, (deps: StoreDeps) => StoredValue<never>]);

describe('personal data on the device', () => {
  it.each(personalValues)(
    'hides the stored value "%s" from an element that uses another API',
    (name, createStorage) => {
      const storage = createMemoryStorage();
      const key = `order-app:demo:${name}`;
      const openForApi = (apiOrigin: string) =>
        createStorage({ storage, referenceId: 'demo', apiOrigin } as StoreDeps);
      openForApi('https://orders.example').save([] as never);
      const text = storage.get(key);
      expect(text).toContain('"api":"https://orders.example"');
      const otherValue = openForApi('https://other.example');
      expect(otherValue.load()).toBeNull();
      otherValue.save([] as never);
      expect(storage.get(`${key}@https://other.example`)).toContain('"api":"https://other.example"');
      otherValue.clear();
      expect(storage.get(key)).toBe(text);
    },
  );
});
