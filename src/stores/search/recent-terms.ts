import * as z from 'zod/mini';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 80;
const termsSchema = z.pipe(
  z.array(z.string().check(z.minLength(1), z.maxLength(MAX_TERM_LENGTH))),
  z.transform((list) => list.slice(0, MAX_TERMS)),
);

/** The search terms used on this device, newest first. */
export const createTermStorage = (deps: StoreDeps): StoredValue<readonly string[]> =>
  createStoredValue({
    storage: deps.storage,
    key: buildStorageKey(deps, 'searches'),
    version: 1,
    schema: termsSchema,
  });

/** Returns the list with `term` first and without duplicates. Ignores a blank term. */
export function addTerm(list: readonly string[], term: string): readonly string[] {
  const cleanTerm = term.trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH);
  if (!cleanTerm) return list;
  const otherTerms = list.filter((other) => other.toLowerCase() !== cleanTerm.toLowerCase());
  return [cleanTerm, ...otherTerms].slice(0, MAX_TERMS);
}
