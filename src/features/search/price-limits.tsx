import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount } from '../../domain/money/parse-amount.ts';
import type { ItemFilters } from '../../domain/search/filter-items.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { sanitizeAmountInput } from '../../lib/digits.ts';
import { useSearch } from '../../stores/search/search-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Heading } from '../../ui/layout/text.tsx';

const Section = styled('section', { display: 'grid', gap: '$2' });
const TwoColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '$3',
  [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Maximum length in characters. No price is longer. */
const MAX_LENGTH = 12;

/** Fields for the lowest and the highest price. */
export function PriceLimits() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading as="h3" size="s" id={id}>
        {t('search.price')}
      </Heading>
      <TwoColumns>
        <PriceLimitField label={t('search.priceFrom')} filterKey="minPrice" />
        <PriceLimitField label={t('search.priceTo')} filterKey="maxPrice" />
      </TwoColumns>
    </Section>
  );
}

function PriceLimitField({ label, filterKey }: { label: string; filterKey: 'minPrice' | 'maxPrice' }) {
  const format = useFormat();
  const currency = useBusiness((state) => state.currency);
  const { value, setFilters } = useSearch(({ filters, setFilters }) => ({
    value: filters[filterKey],
    setFilters,
  }));
  const digits = currency?.digits ?? 0;
  const formattedValue = value === null ? '' : format.formatNumber(value / 10 ** digits);
  const [typedText, setTypedText] = useState(formattedValue);
  // Clear the field when the filter is cleared elsewhere. Text that is not an amount also sets the filter to null, but
  // must stay while the customer types.
  useEffect(() => {
    if (value === null)
      setTypedText((previous) =>
        previous && currency && parseAmount(previous, currency) !== null ? '' : previous,
      );
  }, [value, currency]);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      filter={(typed) => sanitizeAmountInput(typed, digits)}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={typedText}
      onChange={(next) => {
        setTypedText(next);
        const change: Partial<ItemFilters> = { [filterKey]: currency ? parseAmount(next, currency) : null };
        setFilters(change);
      }}
    />
  );
}
