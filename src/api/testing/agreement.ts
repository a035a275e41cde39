import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { Read } from '../../lib/shape.ts';
import { arbitraryOf } from './arbitrary-wire.ts';
import { parseLenient } from './parse-lenient.ts';

type Way = readonly string[];

const GARBAGE = [-1, 0.5, 1e21, '', 'x', 'x'.repeat(3000), true, [], [null], ['x'], {}, { en: 1 }, [{}]];

/** Every place of a value, as the way to it. */
export const placesOf = (value: unknown, way: Way = []): Way[] =>
  Object(value) === value
    ? Object.entries(value as object).flatMap(([key, inner]) => [
        [...way, key],
        ...placesOf(inner, [...way, key]),
      ])
    : [];

/** The value with `what` at a place. */
export function put(value: unknown, [key, ...way]: Way, what: unknown): unknown {
  if (key === undefined) return what;
  const inner = put((value as Record<string, unknown>)[key], way, what);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}

/** Null is as good as absent. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (Object(value) !== value) return value;
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([key, inner]) => (inner == null ? [] : [[key, plain(inner)]])),
  );
};

const outcome = <T>(read: () => T): { value: unknown } | 'refused' => {
  try {
    return { value: plain(read()) };
  } catch {
    return 'refused';
  }
};

/**
 * The reader takes what the schema takes, as the schema takes it, and complains of nothing; of anything else it leaves out
 * what the schema would have left out, and says so, or refuses what cannot do without it.
 */
export function expectAgreement(schema: z.ZodMiniType, read: Read<unknown>): void {
  const agree = (raw: unknown) => {
    const complain = vi.fn();
    const found = outcome(() => read(raw, 'it', complain));
    expect(found).toEqual(outcome(() => parseLenient(schema, raw, () => undefined)));
    return found === 'refused' || complain.mock.calls.length > 0;
  };
  fc.assert(
    fc.property(arbitraryOf(schema), (good) => {
      expect(agree(good)).toBe(false);
    }),
    { numRuns: 200 },
  );
  const change = fc.tuple(fc.nat(), fc.constantFrom<unknown>(...GARBAGE, null, undefined));
  fc.assert(
    fc.property(arbitraryOf(schema), fc.array(change, { minLength: 1, maxLength: 3 }), (good, changes) => {
      const raw = changes.reduce((value, [which, bad]) => {
        const places = [[], ...placesOf(value)];
        // A copy each: what is one object in two places is taken out of both.
        return put(value, places[which % places.length] ?? [], structuredClone(bad));
      }, good);
      const isTold = agree(raw);
      // A null is not told of where nothing need be.
      if (changes.every(([, bad]) => bad !== null)) expect(isTold).toBe(!schema.safeParse(raw).success);
    }),
    { numRuns: 700 },
  );
}
