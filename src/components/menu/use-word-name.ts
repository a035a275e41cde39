import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useText } from '../../i18n/i18n-context.tsx';
import { hasMessage } from '../../i18n/messages.ts';
import { useWordNames } from '../../stores/menu/word-names-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

type Kind = 'tags' | 'ingredients' | 'allergens';

/** Asks the backend how the branch's words are called, where there are any to show. */
export function useNamesOfWords(wanted = true): void {
  const { locale } = useLocale();
  const branchId = useBusiness((state) => state.branchId);
  const load = useWordNames((state) => state.load);
  useEffect(() => {
    if (wanted) void load(branchId, locale);
  }, [wanted, load, branchId, locale]);
}

/** How a tag, ingredient or allergen is called: by the business, by us, or by its own word. */
export function useWordName(): (kind: Kind, word: string) => string {
  const { t, i18n } = useTranslation();
  const text = useText();
  const { contents, allergens } = useWordNames((state) => state);
  return useCallback(
    (kind, word) => {
      const named = text((kind === 'allergens' ? allergens : contents).get(word) ?? {});
      // A business without a name for it says the word itself.
      if (named && named !== word) return named;
      const key = kind === 'allergens' ? `allergens.${word}` : `tags.${word}`;
      if (kind !== 'ingredients' && hasMessage(i18n, key)) return t(key);
      const plain = word.replace(/[-_]+/g, ' ').trim();
      return plain.slice(0, 1).toUpperCase() + plain.slice(1);
    },
    [t, i18n, text, contents, allergens],
  );
}
