import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import { tagsIngredientsCall } from '../../api/contract/search-contract.ts';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

/** Names by the id of a tag, ingredient or allergen. */
export type TagNames = ReadonlyMap<string, LocalizedText>;

export interface TagNamesState {
  readonly tagAndIngredientNames: TagNames;
  readonly allergenNames: TagNames;
  /** Fetches the names for a branch unless they are loaded. Never rejects. */
  load(branchId: string, locale: string): Promise<void>;
}

export interface TagNamesStore extends StoreApi<TagNamesState> {
  /** Does nothing, because this store listens to no events. */
  connect(): () => void;
}

const NO_NAMES: TagNames = new Map();

/** The business's names of tags, ingredients and allergens (tags-ingredients request). */
export function createTagNamesStore({ client, reporter }: StoreDeps): TagNamesStore {
  const report = (error: unknown, part: string) => reporter.report(error, { part });
  let requestedKey = '';

  const store = createStore<TagNamesState>((set) => ({
    tagAndIngredientNames: NO_NAMES,
    allergenNames: NO_NAMES,
    async load(branchId, locale) {
      const key = `${branchId} ${locale}`;
      if (!branchId || requestedKey === key) return;
      requestedKey = key;
      try {
        const response = await client.call(tagsIngredientsCall, { query: { branch_id: branchId, locale } });
        if (requestedKey !== key) return;
        const toNameMap = (tags: typeof response.tags) => new Map(tags.map(({ id, name }) => [id, name]));
        set({
          tagAndIngredientNames: toNameMap([...response.ingredients, ...response.tags]),
          allergenNames: toNameMap(response.allergens),
        });
      } catch (error) {
        // The next load tries again. Until then the screens show the ids.
        if (!(error instanceof ApiError)) report(error, 'tags-ingredients');
        if (requestedKey === key) requestedKey = '';
      }
    },
  }));
  return { ...store, connect: () => () => undefined };
}

/** Selects from the store of tag and ingredient names. */
export const useTagNames = createStoreHook((stores) => stores.getOrCreateStore(createTagNamesStore));
