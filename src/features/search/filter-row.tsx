import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoodTermFormatter } from '../../components/menu/food-terms.ts';
import { countFilters, isVegetarian, listTagsByFrequency } from '../../domain/search/filter-items.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSearch } from '../../stores/search/search-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { close } from '../../ui/icons/icon-paths.ts';
import { filters as filtersIcon } from '../../ui/icons/icon-paths-more.ts';
import { Chip } from './filter-chip.ts';
import { toggleValue, useActiveFilters } from './use-active-filters.ts';
import type { SearchableItems } from './use-searchable-items.ts';

const Strip = styled('div', {
  display: 'flex',
  gap: '$2',
  paddingInline: 'var(--edge)',
  // Space for focus rings.
  paddingBlock: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

/** Number of tags that always have a chip in the row. */
const MAX_TAG_CHIPS = 6;

/** Chips for the most common tags and for every other active filter, and the button for all filters. */
export const FilterRow = memo(function FilterRow({
  searchableItems,
  openFilterSheet,
}: {
  searchableItems: SearchableItems;
  openFilterSheet: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const formatFoodTerm = useFoodTermFormatter();
  const currency = useBusiness((state) => state.currency);
  const { filters, setFilters } = useSearch(({ filters, setFilters }) => ({ filters, setFilters }));
  const activeFilters = useActiveFilters(filters, searchableItems, currency);
  const count = countFilters(filters);
  // Uses the tags of the whole menu, so that no chip moves while the customer types.
  const { tags, hasVegetarian } = useMemo(() => {
    const usedTags = listTagsByFrequency(searchableItems.items).filter((tag) => tag !== 'vegetarian');
    return {
      tags: usedTags.slice(0, MAX_TAG_CHIPS),
      hasVegetarian: searchableItems.items.some(isVegetarian),
    };
  }, [searchableItems]);
  const otherTags = filters.tags.filter((tag) => !tags.includes(tag));
  return (
    <Strip role="group" aria-label={t('search.filters')}>
      <Chip
        type="button"
        aria-haspopup="dialog"
        aria-pressed={count > 0}
        aria-label={count ? t('search.filtersOn', { count }) : t('search.filters')}
        onClick={openFilterSheet}
      >
        <Icon path={filtersIcon} size={18} />
        {t('search.filters')}
        {count > 0 && ` (${format.formatNumber(count)})`}
      </Chip>
      {activeFilters.map(({ key, name, clearPatch }) => (
        <Chip
          key={key}
          type="button"
          aria-pressed="true"
          aria-label={t('search.removeFilter', { name })}
          onClick={() => setFilters(clearPatch)}
        >
          {name}
          <Icon path={close} size={16} />
        </Chip>
      ))}
      <Chip
        type="button"
        aria-pressed={filters.availableNow}
        onClick={() => setFilters({ availableNow: !filters.availableNow })}
      >
        {t('search.availableNow')}
      </Chip>
      {hasVegetarian && (
        <Chip
          type="button"
          aria-pressed={filters.vegetarian}
          onClick={() => setFilters({ vegetarian: !filters.vegetarian })}
        >
          {t('search.vegetarian')}
        </Chip>
      )}
      {[...tags, ...otherTags].map((tag) => (
        <Chip
          key={tag}
          type="button"
          aria-pressed={filters.tags.includes(tag)}
          onClick={() => setFilters({ tags: toggleValue(filters.tags, tag) })}
        >
          {formatFoodTerm('tags', tag)}
        </Chip>
      ))}
    </Strip>
  );
});
