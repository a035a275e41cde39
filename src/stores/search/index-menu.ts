import type { Category, LocalizedText, Menu, MenuItem } from '../../domain/menu/menu-types.ts';
import { createItemIndex, type ItemIndex } from '../../domain/search/index-items.ts';
import { runWhenIdle } from '../../lib/when-idle.ts';

/** Longest uninterrupted indexing in ms, so that a slow phone responds to a key press within a frame. */
const SLICE_MS = 4;
/** Number of items to index before checking the time again. */
const BATCH_SIZE = 4;

/** Number of items whose names are used as searches to warm up the index. */
const WARM_UP_ITEMS = 6;

export interface MenuIndexer {
  /** Indexes a menu in idle slices. Items of the previous menu are not indexed again. */
  start(menu: Menu, tagAndIngredientNames: ReadonlyMap<string, LocalizedText>): void;
  stop(): void;
}

/** Calls `onProgress` after each slice. `isComplete` is true once the whole menu is indexed. */
export function createMenuIndexer(
  now: () => number,
  onProgress: (index: ItemIndex, isComplete: boolean) => void,
): MenuIndexer {
  let index: ItemIndex | null = null;
  let indexedItems = new Map<string, MenuItem>();
  let indexedTagAndIngredientNames: ReadonlyMap<string, LocalizedText> | null = null;
  let currentRun: object | null = null;

  return {
    start(menu, tagAndIngredientNames) {
      const run = {};
      currentRun = run;
      const scheduleIdle = (task: () => void) =>
        runWhenIdle(() => {
          if (currentRun === run) task();
        });
      const prepare = () => {
        const { byId, groupNamesByCategory } = collectItems(menu);
        const canExtendIndex =
          indexedTagAndIngredientNames === tagAndIngredientNames &&
          [...indexedItems].every(([id, item]) => byId.get(id) === item);
        if (!index || !canExtendIndex) {
          index = createItemIndex({
            getAlternativeNames: (word) => Object.values(tagAndIngredientNames.get(word) ?? {}),
            getGroupNames: ({ categoryId }) => groupNamesByCategory.get(categoryId) ?? [],
          });
          indexedItems = new Map();
          indexedTagAndIngredientNames = tagAndIngredientNames;
        }
        const pendingItems = [...byId.values()].filter(({ id }) => !indexedItems.has(id));
        const targetIndex = index;
        scheduleIdle(() => indexSlice(targetIndex, pendingItems));
      };
      const indexSlice = (targetIndex: ItemIndex, pendingItems: readonly MenuItem[], from = 0) => {
        const deadline = now() + SLICE_MS;
        let at = from;
        do {
          const batch = pendingItems.slice(at, at + BATCH_SIZE);
          targetIndex.add(batch);
          for (const item of batch) indexedItems.set(item.id, item);
          at += BATCH_SIZE;
        } while (at < pendingItems.length && now() < deadline);
        const isComplete = at >= pendingItems.length;
        onProgress(targetIndex, isComplete);
        if (isComplete) warmUp(targetIndex, buildWarmUpQueries(pendingItems));
        else scheduleIdle(() => indexSlice(targetIndex, pendingItems, at));
      };
      /**
       * Runs searches before the customer types, because the first run of a search is many times slower. Runs one
       * search per idle period, so that key presses are handled in between.
       */
      const warmUp = (completeIndex: ItemIndex, [query, ...others]: readonly string[]) => {
        if (query === undefined) return;
        scheduleIdle(() => {
          completeIndex.search(query);
          warmUp(completeIndex, others);
        });
      };
      // Wait until the search screen has opened.
      scheduleIdle(prepare);
    },
    stop() {
      currentRun = null;
    },
  };
}

/** For some names in each language: the first letter, the first two letters, and the first word with a typing error. */
function buildWarmUpQueries(items: readonly MenuItem[]): readonly string[] {
  const interval = Math.ceil(items.length / WARM_UP_ITEMS);
  const names = items.filter((_, index) => index % interval === 0).flatMap(({ name }) => Object.values(name));
  const words = names.flatMap((name) => name.match(/[\p{L}\p{M}]+/u) ?? []);
  return [
    ...new Set(words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2), `${word}${word.slice(0, 1)}`])),
  ];
}

/** All items by id, and for each category its name and the names of its parent categories. */
function collectItems(menu: Menu) {
  const byId = new Map<string, MenuItem>();
  const groupNamesByCategory = new Map<string, readonly string[]>();
  const visitCategories = (categories: readonly Category[], parentNames: readonly string[]) => {
    for (const { id, name, items: ownItems, subcategories } of categories) {
      const names = [...parentNames, ...Object.values(name)];
      if (!groupNamesByCategory.has(id)) groupNamesByCategory.set(id, names);
      for (const item of ownItems) if (!byId.has(item.id)) byId.set(item.id, item);
      visitCategories(subcategories, names);
    }
  };
  visitCategories(menu.categories, []);
  return { byId, groupNamesByCategory };
}
