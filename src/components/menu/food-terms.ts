import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import { hasMessage } from '../../i18n/messages.ts';
import { useTagNames } from '../../stores/menu/tag-names-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

// A food term is the code of a tag, ingredient or allergen of a dish ("vegan", "nuts"). Its display name comes from the
// backend for each branch and language.

type FoodTermKind = 'tags' | 'ingredients' | 'allergens';

/** Loads the branch's names of food terms in the active language, unless `enabled` is false. */
export function useLoadFoodTermNames(enabled = true): void {
  const { locale } = useLocale();
  const branchId = useBusiness((state) => state.branchId);
  const load = useTagNames((state) => state.load);
  useEffect(() => {
    if (enabled) void load(branchId, locale);
  }, [enabled, load, branchId, locale]);
}

/** Returns a callback that names a food term: with the business's name, else the app's name, else the term itself. */
export function useFoodTermFormatter(): (kind: FoodTermKind, term: string) => string {
  const { t, i18n } = useTranslation();
  const localize = useLocalize();
  const { contents, allergens } = useTagNames((state) => state);
  return useCallback(
    (kind, term) => {
      const businessName = localize((kind === 'allergens' ? allergens : contents).get(term) ?? {});
      // A business without a name for a term sends the term itself.
      if (businessName && businessName !== term) return businessName;
      const key = kind === 'allergens' ? `allergens.${term}` : `tags.${term}`;
      if (kind !== 'ingredients' && hasMessage(i18n, key)) return t(key);
      const readable = term.replace(/[-_]+/g, ' ').trim();
      return readable.slice(0, 1).toUpperCase() + readable.slice(1);
    },
    [t, i18n, localize, contents, allergens],
  );
}
