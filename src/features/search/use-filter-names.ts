import { useCallback } from 'react';
import { useT, useText } from '../../i18n/context.tsx';
import { useSearch } from '../../stores/use-search.ts';

type Kind = 'tags' | 'ingredients' | 'allergens';

/** How a tag, ingredient or allergen is called: by the business, by us, or by its own word. */
export function useFilterNames(): (kind: Kind, word: string) => string {
  const t = useT();
  const text = useText();
  const wordNames = useSearch((state) => state.wordNames);
  return useCallback(
    (kind, word) => {
      const named = kind === 'allergens' ? '' : text(wordNames.get(word) ?? {});
      if (named) return named;
      const key = `${kind}.${word}`;
      if (kind !== 'ingredients' && t.has(key)) return t(key);
      const plain = word.replace(/[-_]+/g, ' ').trim();
      return plain.slice(0, 1).toUpperCase() + plain.slice(1);
    },
    [t, text, wordNames],
  );
}
