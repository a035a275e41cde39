import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sellingType } from '../api/contract/common-contract.ts';
import { buildArbitrary } from '../api/testing/arbitrary-wire.ts';
import { listPaths, setAtPath } from '../api/testing/garbage-values.ts';
import { memoryStorage } from '../lib/storage.ts';
import type { StoredValue } from '../lib/stored-value.ts';
import { createPreferenceStorage } from './business/business-state.ts';
import { createTermStorage } from './search/recent-terms.ts';
import type { StoreDeps } from './store-deps.ts';

const text = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max));
const optionalText = z._default(z.nullable(text(80)), null);

const info = z.object({
  branchId: optionalText,
  locale: optionalText,
  theme: optionalText,
  sellingType: z._default(z.nullable(sellingType), null),
});

const storedValues: readonly [string, z.ZodMiniType, (deps: StoreDeps) => StoredValue<unknown>, string][] = [
  ['business preferences', info, createPreferenceStorage, 'business'],
  ['search terms', z.array(text(80, 1)), createTermStorage, 'searches'],
];

const GARBAGE = [-1, 0.5, '', 'x', 'x'.repeat(600), true, [], {}, null, undefined];

describe('values stored on the device', () => {
  // @spec constants/persisted-business
  it.each(storedValues)(
    'loads the stored %s unchanged, or null if it does not match the schema',
    (_, schema, createStorage, name) => {
      const storage = memoryStorage();
      const deps = { storage, referenceId: 'demo' } as StoreDeps;
      const change = fc.option(fc.tuple(fc.nat(), fc.constantFrom<unknown>(...GARBAGE)));
      fc.assert(
        fc.property(buildArbitrary(schema), change, (good, changed) => {
          const places = [[], ...listPaths(good)];
          const raw = changed ? setAtPath(good, places[changed[0] % places.length] ?? [], changed[1]) : good;
          const text = JSON.stringify({ v: 1, d: raw });
          storage.set(`order-app:demo:${name}`, text);
          const { data = null } = schema.safeParse(JSON.parse(text).d);
          expect(createStorage(deps).load()).toEqual(data);
        }),
        { numRuns: 1000 },
      );
    },
  );
});
