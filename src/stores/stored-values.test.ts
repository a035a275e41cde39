import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sellingType } from '../api/contract/common-contract.ts';
import { arbitraryOf } from '../api/testing/arbitrary-wire.ts';
import { placesOf, put } from '../api/testing/garbage-values.ts';
import type { Persisted } from '../lib/persisted.ts';
import { memoryStorage } from '../lib/storage.ts';
import { persistedInfo } from './business/business-state.ts';
import { persistedTerms } from './search/recent-terms.ts';
import type { StoreDeps } from './store-deps.ts';

const text = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max));
const absent = z._default(z.nullable(text(80)), null);

const info = z.object({
  branchId: absent,
  locale: absent,
  theme: absent,
  sellingType: z._default(z.nullable(sellingType), null),
});

const stored: readonly [string, z.ZodMiniType, (deps: StoreDeps) => Persisted<unknown>, string][] = [
  ['business', info, persistedInfo, 'business'],
  ['terms', z.array(text(80, 1)), persistedTerms, 'searches'],
];

const GARBAGE = [-1, 0.5, '', 'x', 'x'.repeat(600), true, [], {}, null, undefined];

describe('what the device remembered', () => {
  // @spec constants/persisted-business
  it.each(stored)('is taken as it was stored, or not at all: %s', (_, schema, persistedOf, name) => {
    const storage = memoryStorage();
    const deps = { storage, referenceId: 'demo' } as StoreDeps;
    const change = fc.option(fc.tuple(fc.nat(), fc.constantFrom<unknown>(...GARBAGE)));
    fc.assert(
      fc.property(arbitraryOf(schema), change, (good, changed) => {
        const places = [[], ...placesOf(good)];
        const raw = changed ? put(good, places[changed[0] % places.length] ?? [], changed[1]) : good;
        const text = JSON.stringify({ v: 1, d: raw });
        storage.set(`order-app:demo:${name}`, text);
        const { data = null } = schema.safeParse(JSON.parse(text).d);
        expect(persistedOf(deps).load()).toEqual(data);
      }),
      { numRuns: 1000 },
    );
  });
});
