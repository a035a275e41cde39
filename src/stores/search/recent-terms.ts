import * as z from 'zod/mini';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 80;
const terms = z.pipe(
  z.array(z.string().check(z.minLength(1), z.maxLength(MAX_TERM_LENGTH))),
  z.transform((list) => list.slice(0, MAX_TERMS)),
);

/** The search terms of this device, newest first. */
export const createTermStorage = (deps: StoreDeps): Persisted<readonly string[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'searches'),
    version: 1,
    schema: terms,
  });

/** The list with `term` in front, without duplicates. A blank term changes nothing. */
export function withTerm(list: readonly string[], term: string): readonly string[] {
  const cleanTerm = term.trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH);
  if (!cleanTerm) return list;
  const others = list.filter((other) => other.toLowerCase() !== cleanTerm.toLowerCase());
  return [cleanTerm, ...others].slice(0, MAX_TERMS);
}
