import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import { hasMessage } from '../../i18n/messages.ts';
import { useTagNames } from '../../stores/menu/tag-names-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

// A food term is the code of a dish's tag, ingredient or allergen ("vegan", "nuts"). The backend returns its display
// name for each branch and language.

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

/**
 * Returns a callback that translates a food term to the business's name, or else the app's name, or else the term
 * itself in readable form.
 */
export function useFoodTermFormatter(): (kind: FoodTermKind, term: string) => string {
  const { t, i18n } = useTranslation();
  const localize = useLocalize();
  const { tagAndIngredientNames, allergenNames } = useTagNames((state) => state);
  return useCallback(
    (kind, term) => {
      const businessName = localize(
        (kind === 'allergens' ? allergenNames : tagAndIngredientNames).get(term) ?? {},
      );
      // If the business has no name for a term, the server sends the term itself.
      if (businessName && businessName !== term) return businessName;
      const key = kind === 'allergens' ? `allergens.${term}` : `tags.${term}`;
      if (kind !== 'ingredients' && hasMessage(i18n, key)) return t(key);
      const readableTerm = term.replace(/[-_]+/g, ' ').trim();
      return readableTerm.slice(0, 1).toLocaleUpperCase(i18n.language) + readableTerm.slice(1);
    },
    [t, i18n, localize, tagAndIngredientNames, allergenNames],
  );
}
