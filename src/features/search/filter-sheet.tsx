import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoodTermFormatter } from '../../components/menu/food-terms.ts';
import { countFilters, noFilters } from '../../domain/search/filter-items.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSearch } from '../../stores/search/search-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Chip, ChipCount, Chips } from './filter-chip.ts';
import { PriceLimits } from './price-limits.tsx';
import { toggleValue } from './use-active-filters.ts';
import type { Results } from './use-results.ts';

const Section = styled('section', { display: 'grid', gap: '$2' });

interface FilterChoice {
  /** A food term, or the name of a yes-or-no filter. */
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly isSelected: boolean;
}

/** Number of choices before "show more". A menu can have hundreds of ingredients. */
const INITIAL_CHOICE_COUNT = 12;

function FilterChoices({
  title,
  choices,
  onToggle,
}: {
  title: string;
  choices: readonly FilterChoice[];
  onToggle: (value: string) => void;
}) {
  const { t } = useTranslation();
  const { formatNumber } = useFormat();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (!choices.length) return null;
  const visibleChoices = choices.filter(
    ({ isSelected }, index) => showsAll || index < INITIAL_CHOICE_COUNT || isSelected,
  );
  return (
    <Section aria-labelledby={id}>
      <Heading as="h3" size="s" id={id}>
        {title}
      </Heading>
      <Chips>
        {visibleChoices.map(({ value, name, count, isSelected }) => (
          <Chip key={value} type="button" aria-pressed={isSelected} onClick={() => onToggle(value)}>
            {name} <ChipCount>{formatNumber(count)}</ChipCount>
          </Chip>
        ))}
        {visibleChoices.length < choices.length && (
          <Button variant="quiet" onClick={() => setShowsAll(true)}>
            {t('search.more', { number: formatNumber(choices.length) })}
          </Button>
        )}
      </Chips>
    </Section>
  );
}

/** All filters. Each shows how many results would remain if the customer selected it. */
export function FilterSheet({
  open,
  onClose,
  results,
}: {
  open: boolean;
  onClose: () => void;
  results: Results;
}) {
  const { t } = useTranslation();
  const { compare } = useFormat();
  const formatFoodTerm = useFoodTermFormatter();
  const arePricesHidden = useBusiness(({ business }) => business?.hidesPrices ?? false);
  const { filters, setFilters } = useSearch(({ filters, setFilters }) => ({ filters, setFilters }));
  const facets = open ? results.getFacets() : null;
  const buildChoices = (
    kind: 'tags' | 'ingredients' | 'allergens',
    counts: ReadonlyMap<string, number> | undefined,
    selectedValues: readonly string[],
  ): readonly FilterChoice[] =>
    [...new Set([...(counts?.keys() ?? []), ...selectedValues])]
      .map((value) => ({
        value,
        name: formatFoodTerm(kind, value),
        count: counts?.get(value) ?? facets?.total ?? 0,
        isSelected: selectedValues.includes(value),
      }))
      .filter(({ value, count, isSelected }) => isSelected || (count > 0 && value !== 'vegetarian'))
      .sort((a, b) =>
        kind === 'allergens' ? compare(a.name, b.name) : b.count - a.count || compare(a.name, b.name),
      );
  const dietAndAvailabilityChoices: readonly FilterChoice[] = [
    {
      value: 'availableNow',
      name: t('search.availableNow'),
      count: facets?.availableCount ?? 0,
      isSelected: filters.availableNow,
    },
    {
      value: 'vegetarian',
      name: t('search.vegetarian'),
      count: facets?.vegetarianCount ?? 0,
      isSelected: filters.vegetarian,
    },
  ];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('search.filters')}
      closeLabel={t('ui.close')}
      footer={
        <>
          {countFilters(filters) > 0 && (
            <Button variant="secondary" size="l" onClick={() => setFilters(noFilters)}>
              {t('search.clearFilters')}
            </Button>
          )}
          <Button size="l" block onClick={onClose}>
            {t('search.show', { count: results.items.length })}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <FilterChoices
          title={t('search.diet')}
          choices={dietAndAvailabilityChoices}
          onToggle={(value) =>
            setFilters(
              value === 'vegetarian'
                ? { vegetarian: !filters.vegetarian }
                : { availableNow: !filters.availableNow },
            )
          }
        />
        {!arePricesHidden && <PriceLimits />}
        <FilterChoices
          title={t('search.tags')}
          choices={buildChoices('tags', facets?.tags, filters.tags)}
          onToggle={(value) => setFilters({ tags: toggleValue(filters.tags, value) })}
        />
        <FilterChoices
          title={t('search.excludeAllergens')}
          choices={buildChoices('allergens', facets?.countsWithoutAllergen, filters.without)}
          onToggle={(value) => setFilters({ without: toggleValue(filters.without, value) })}
        />
        <FilterChoices
          title={t('search.ingredients')}
          choices={buildChoices('ingredients', facets?.ingredients, filters.ingredients)}
          onToggle={(value) => setFilters({ ingredients: toggleValue(filters.ingredients, value) })}
        />
      </Stack>
    </Sheet>
  );
}
