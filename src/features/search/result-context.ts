import { createContext, type RefObject, useContext } from 'react';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import type { Results } from './use-results.ts';

/** What the card of a result needs to know of the search; the same object whatever is typed. */
export interface ResultContextValue {
  /** The name of the item's category. */
  readonly categoryOf: (item: MenuItem) => string;
  /** The customer does something with the item. */
  readonly onUse: (id: string) => void;
  /** The card the focus goes back to, once. */
  readonly returnTo: RefObject<string | null>;
}

const ResultContext = createContext<ResultContextValue | null>(null);
export const ResultProvider = ResultContext;

export function useResultContext(): ResultContextValue {
  const value = useContext(ResultContext);
  if (!value) throw new Error('A ResultProvider is missing');
  return value;
}

/** What was looked for: another with every key. Only the words of a card follow it, not all of the card. */
export type Query = Pick<Results, 'query' | 'termsOf'>;

const QueryContext = createContext<Query | null>(null);
export const QueryProvider = QueryContext;

export function useQuery(): Query {
  const value = useContext(QueryContext);
  if (!value) throw new Error('A QueryProvider is missing');
  return value;
}
