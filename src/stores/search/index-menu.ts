import type { Category, LocalizedText, Menu, MenuItem } from '../../domain/menu/menu-types.ts';
import { createItemIndex, type ItemIndex } from '../../domain/search/index-items.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Longest indexing at one go, in ms: a key must be answered within a frame, on a slow phone too. */
const SLICE_MS = 4;
/** Items between two looks at the clock. */
const STEP = 4;

/** So many dishes lend their names to try the index out. */
const TRIED = 6;

export interface MenuIndexer {
  /** Indexes a menu in idle slices. What it shares with the last one is not done again. */
  follow(menu: Menu, wordNames: ReadonlyMap<string, LocalizedText>): void;
  stop(): void;
}

/** `tell` hears of the index whenever more can be found in it; `isComplete` with the last of the menu. */
export function createMenuIndexer(
  now: () => number,
  tell: (index: ItemIndex, isComplete: boolean) => void,
): MenuIndexer {
  let index: ItemIndex | null = null;
  let known = new Map<string, MenuItem>();
  let knownNames: ReadonlyMap<string, LocalizedText> | null = null;
  let running: object | null = null;

  return {
    follow(menu, wordNames) {
      const run = {};
      running = run;
      const next = (act: () => void) =>
        whenIdle(() => {
          if (running === run) act();
        });
      const read = () => {
        const { byId, groups } = readMenu(menu);
        const isSame = knownNames === wordNames && [...known].every(([id, item]) => byId.get(id) === item);
        if (!index || !isSame) {
          index = createItemIndex({
            namesOf: (word) => Object.values(wordNames.get(word) ?? {}),
            groupOf: ({ categoryId }) => groups.get(categoryId) ?? [],
          });
          known = new Map();
          knownNames = wordNames;
        }
        const left = [...byId.values()].filter(({ id }) => !known.has(id));
        const growing = index;
        next(() => slice(growing, left));
      };
      const slice = (growing: ItemIndex, left: readonly MenuItem[], from = 0) => {
        const end = now() + SLICE_MS;
        let at = from;
        do {
          const step = left.slice(at, at + STEP);
          growing.add(step);
          for (const item of step) known.set(item.id, item);
          at += STEP;
        } while (at < left.length && now() < end);
        const isComplete = at >= left.length;
        tell(growing, isComplete);
        if (isComplete) tryOut(growing, queriesFor(left));
        else next(() => slice(growing, left, at));
      };
      /** What runs for the first time takes many times as long: not with a customer's first keys. One at a time, so that a key comes between. */
      const tryOut = (whole: ItemIndex, [query, ...others]: readonly string[]) => {
        if (query === undefined) return;
        next(() => {
          whole.search(query);
          tryOut(whole, others);
        });
      };
      // Not while the screen opens that asks for it.
      next(read);
    },
    stop() {
      running = null;
    },
  };
}

/** In each language: the letter some names begin with, as a word is begun, and their first word with a slip. */
function queriesFor(items: readonly MenuItem[]): readonly string[] {
  const every = Math.ceil(items.length / TRIED);
  const names = items.filter((_, at) => at % every === 0).flatMap(({ name }) => Object.values(name));
  const words = names.flatMap((name) => name.match(/[\p{L}\p{M}]+/u) ?? []);
  return [
    ...new Set(words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2), `${word}${word.slice(0, 1)}`])),
  ];
}

/** Every item once, and the names of the categories each category lies in, its own among them. */
function readMenu(menu: Menu) {
  const byId = new Map<string, MenuItem>();
  const groups = new Map<string, readonly string[]>();
  const walk = (categories: readonly Category[], above: readonly string[]) => {
    for (const { id, name, items: own, subcategories } of categories) {
      const names = [...above, ...Object.values(name)];
      if (!groups.has(id)) groups.set(id, names);
      for (const item of own) if (!byId.has(item.id)) byId.set(item.id, item);
      walk(subcategories, names);
    }
  };
  walk(menu.categories, []);
  return { byId, groups };
}
