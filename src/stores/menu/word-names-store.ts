import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import { tagsIngredientsCall } from '../../api/contract/search-contract.ts';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import type { StoreDeps } from '../store-deps.ts';
import { hookFor } from '../stores-context.tsx';

/** By the words that items carry. */
export type WordNames = ReadonlyMap<string, LocalizedText>;

export interface WordNamesState {
  /** What the business calls its tags and ingredients. */
  readonly contents: WordNames;
  readonly allergens: WordNames;
  /** Asks how a branch's words are called, unless that is known. Never rejects. */
  load(branchId: string, locale: string): Promise<void>;
}

export interface WordNamesStore extends StoreApi<WordNamesState> {
  /** Nothing is followed: names are asked for. */
  connect(): () => void;
}

const NO_NAMES: WordNames = new Map();

/** How a business calls what its items are made of: for the search and for an item's page. */
export function createWordNamesStore({ client, reporter }: StoreDeps): WordNamesStore {
  const report = (error: unknown, part: string) => reporter.report(error, { part });
  let asked = '';

  const store = createStore<WordNamesState>((set) => ({
    contents: NO_NAMES,
    allergens: NO_NAMES,
    async load(branchId, locale) {
      const wanted = `${branchId} ${locale}`;
      if (!branchId || asked === wanted) return;
      asked = wanted;
      try {
        const answer = await client.call(tagsIngredientsCall, { query: { branch_id: branchId, locale } });
        if (asked !== wanted) return;
        const named = (words: typeof answer.tags) => new Map(words.map(({ id, name }) => [id, name]));
        set({
          contents: named([...answer.ingredients, ...answer.tags]),
          allergens: named(answer.allergens),
        });
      } catch (error) {
        // The next visit asks again; until then the words themselves are shown.
        if (!(error instanceof ApiError)) report(error, 'tags-ingredients');
        if (asked === wanted) asked = '';
      }
    },
  }));
  return { ...store, connect: () => () => undefined };
}

/** What the business calls its words: for screens that show them. */
export const useWordNames = hookFor((stores) => stores.late(createWordNamesStore));
