import { useEffect, useRef, useState } from 'react';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useSearch } from '../../stores/search/use-search.ts';
import type { Results } from './use-results.ts';
import type { ShownItems } from './use-shown-items.ts';

/** As a first key would type it: in each language of the menu, for each script has shapes of its own to be found. */
const firstLetters = (name: LocalizedText): readonly string[] => [
  ...new Set(Object.values(name).flatMap((text) => [...text].slice(0, 1))),
];

/**
 * What first keys would find, to be drawn out of sight one after the other: whatever runs for the first time takes several times
 * as long, and that is not for the customer's first key to wait for. Null until all of the menu can be found and the device is idle.
 */
export function useTrial(shown: ShownItems, results: Results): Results | null {
  const index = useSearch((state) => (state.isIndexed ? state.index : null));
  const [trial, setTrial] = useState<Results | null>(null);
  const queries = firstLetters(shown.items[0]?.name ?? {});
  const query = queries[trial ? queries.indexOf(trial.query) + 1 : 0];
  // Who has asked for something had her first key.
  const wasAsked = useRef(false);
  wasAsked.current ||= results.isAsked;
  const isOver = wasAsked.current;
  useEffect(() => {
    if (!index || !query || isOver) return undefined;
    let isLeft = false;
    whenIdle(() => {
      if (isLeft) return;
      const found = index.search(query, shown.byId);
      setTrial({ ...results, query, items: found.items, termsOf: (id) => found.termsOf(id) });
    });
    return () => {
      isLeft = true;
    };
  }, [index, query, isOver, shown, results]);
  return trial;
}
