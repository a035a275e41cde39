import { useEffect, useState } from 'react';
import { useText } from '../../i18n/context.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import { useSearch } from '../../stores/use-search.ts';
import type { Results } from './use-results.ts';
import type { ShownItems } from './use-shown-items.ts';

/**
 * What a first key would find, to be drawn out of sight: whatever runs for the first time takes several times as long, and
 * that is not for the customer's first key to wait for. Null until all of the menu can be found and the device is idle.
 */
export function useTrial(shown: ShownItems, results: Results): Results | null {
  const text = useText();
  const index = useSearch((state) => (state.isIndexed ? state.index : null));
  const [trial, setTrial] = useState<Results | null>(null);
  const query = text(shown.items[0]?.name ?? {}).slice(0, 1);
  const isWanted = !trial && !results.isAsked;
  useEffect(() => {
    if (!index || !query || !isWanted) return undefined;
    let isLeft = false;
    whenIdle(() => {
      if (isLeft) return;
      const found = index.search(query, shown.byId);
      setTrial({ ...results, query, items: found.items, termsOf: (id) => found.termsOf(id) });
    });
    return () => {
      isLeft = true;
    };
  }, [index, query, isWanted, shown, results]);
  return trial;
}
