import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkCard } from '../../components/layout/link-card.tsx';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useMenuClock } from '../../components/menu/use-menu-clock.ts';
import { createAvailabilityEvaluator, isSoldForType } from '../../domain/availability/visible-menu.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { getEnabledTypes } from '../../domain/business/selling.ts';
import type { Category, MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useSearch } from '../../stores/search/search-store.ts';
import { useMenu } from '../../stores/stores-context.tsx';
import { menuBook } from '../../ui/icons/icon-paths.ts';
import { Stack } from '../../ui/layout/stack.tsx';

/** Kept short, because a longer list would hide the results of the current order type. */
const MAX_ITEMS = 5;
/** A match with a lower score contains only some of the typed words, or only similar words. */
const MIN_SCORE = 2;

const listItems = (categories: readonly Category[]): MenuItem[] =>
  categories.flatMap(({ items, subcategories }) => [...items, ...listItems(subcategories)]);

/** Returns, by id, the items that are sold for another order type but not for `type`. */
function useItemsOfOtherMenus(business: Business, type: OrderType) {
  const menu = useMenu((state) => state.menu);
  const instant = useMenuClock(menu, business.timezone, 'general');
  return useMemo(() => {
    const itemsById = new Map<string, MenuItem>();
    if (!menu) return itemsById;
    const types = getEnabledTypes(business);
    const now = toZonedTime(instant, business.timezone);
    const evaluateAvailability = createAvailabilityEvaluator(menu, { kind: 'general', now });
    for (const item of listItems(menu.categories)) {
      // Most items are on every menu, so check that first.
      if (isSoldForType(item, type) || !types.some((other) => isSoldForType(item, other))) continue;
      if (evaluateAvailability(item) !== null) itemsById.set(item.id, item);
    }
    return itemsById;
  }, [menu, business, type, instant]);
}

export interface OtherMenusProps {
  business: Business;
  type: OrderType;
  /** The typed term, trimmed. */
  query: string;
  onOpenOrAdd: (id: string) => void;
}

/**
 * Links to items that match the term but are only on the menu of another order type. Renders nothing if there are none.
 */
export function OtherMenus({ business, type, query, onOpenOrAdd }: OtherMenusProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const typeNames = useOrderTypeNames();
  const { index, revision } = useSearch((state) => ({ index: state.index, revision: state.revision }));
  const itemsById = useItemsOfOtherMenus(business, type);
  const items = useMemo(() => {
    if (!query || !itemsById.size || !revision) return [];
    const results = index?.search(query, itemsById);
    return results
      ? results.items.filter((_, rank) => (results.getScoreAt(rank) ?? 0) >= MIN_SCORE).slice(0, MAX_ITEMS)
      : [];
  }, [query, itemsById, index, revision]);
  const { referenceId } = business;
  const types = getEnabledTypes(business);
  if (!items.length) return null;
  return (
    <Stack as="ul" gap="2">
      {items.map((item) => {
        const otherType = types.find((candidate) => isSoldForType(item, candidate));
        return (
          otherType && (
            <li key={item.id} onClickCapture={() => onOpenOrAdd(item.id)}>
              <LinkCard
                icon={menuBook}
                title={localize(item.name)}
                text={t('search.onMenuFor', { type: typeNames[otherType] })}
                to={paths.item({
                  referenceId,
                  type: otherType,
                  categoryId: item.categoryId,
                  itemId: item.id,
                })}
              />
            </li>
          )
        );
      })}
    </Stack>
  );
}
