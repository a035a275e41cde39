import * as z from 'zod/mini';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

const MOST = 8;
const LONGEST = 80;
const terms = z.pipe(
  z.array(z.string().check(z.minLength(1), z.maxLength(LONGEST))),
  z.transform((list) => list.slice(0, MOST)),
);

/** What was searched for on this device, newest first. */
export const persistedTerms = (deps: StoreDeps): Persisted<readonly string[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'searches'),
    version: 1,
    schema: terms,
  });

/** The list with `term` at its head, once. Nothing happens for a blank one. */
export function withTerm(list: readonly string[], term: string): readonly string[] {
  const said = term.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (!said) return list;
  const others = list.filter((other) => other.toLowerCase() !== said.toLowerCase());
  return [said, ...others].slice(0, MOST);
}
