import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoodTermFormatter } from '../../components/menu/food-terms.ts';
import { countFilters, isVegetarian, tagsByUse } from '../../domain/search/filter-items.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSearch } from '../../stores/search/search-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { close } from '../../ui/icons/icon-paths.ts';
import { filters as filtersIcon } from '../../ui/icons/icon-paths-more.ts';
import { Chip } from './filter-chip.ts';
import { toggleWord, useActiveFilters } from './use-active-filters.ts';
import type { SearchableItems } from './use-searchable-items.ts';

const Strip = styled('div', {
  display: 'flex',
  gap: '$2',
  paddingInline: 'var(--edge)',
  // Room for focus rings.
  paddingBlock: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

/** Tags with a switch of their own in the row. */
const MOST_TAGS = 6;

/** The filters used most, a press away; what else is on, to be taken off; and the way to all of them. */
export const FilterRow = memo(function FilterRow({
  shown,
  onOpenAll,
}: {
  shown: SearchableItems;
  onOpenAll: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const formatFoodTerm = useFoodTermFormatter();
  const currency = useBusiness((state) => state.currency);
  const { filters, setFilters } = useSearch(({ filters, setFilters }) => ({ filters, setFilters }));
  const active = useActiveFilters(filters, shown, currency);
  const count = countFilters(filters);
  // Of the whole menu, so that no switch moves while one types.
  const { tags, hasVegetarian } = useMemo(() => {
    const used = tagsByUse(shown.items).filter((tag) => tag !== 'vegetarian');
    return { tags: used.slice(0, MOST_TAGS), hasVegetarian: shown.items.some(isVegetarian) };
  }, [shown]);
  const others = filters.tags.filter((tag) => !tags.includes(tag));
  return (
    <Strip role="group" aria-label={t('search.filters')}>
      <Chip
        type="button"
        aria-haspopup="dialog"
        aria-pressed={count > 0}
        aria-label={count ? t('search.filtersOn', { count }) : t('search.filters')}
        onClick={onOpenAll}
      >
        <Icon of={filtersIcon} size={18} />
        {t('search.filters')}
        {count > 0 && ` (${format.number(count)})`}
      </Chip>
      {active.map(({ key, name, off }) => (
        <Chip
          key={key}
          type="button"
          aria-pressed="true"
          aria-label={t('search.removeFilter', { name })}
          onClick={() => setFilters(off)}
        >
          {name}
          <Icon of={close} size={16} />
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
      {[...tags, ...others].map((tag) => (
        <Chip
          key={tag}
          type="button"
          aria-pressed={filters.tags.includes(tag)}
          onClick={() => setFilters({ tags: toggleWord(filters.tags, tag) })}
        >
          {formatFoodTerm('tags', tag)}
        </Chip>
      ))}
    </Strip>
  );
});
