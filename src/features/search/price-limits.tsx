import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemFilters } from '../../domain/search/filter-items.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSearch } from '../../stores/search/use-search.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { typedAmount } from './typed-amount.ts';

const Section = styled('section', { display: 'grid', gap: '$2' });
const Pair = styled('div', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$3' });

/** The least and the most an item may cost. */
export function PriceLimits() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading as="h3" size="s" id={id}>
        {t('search.price')}
      </Heading>
      <Pair>
        <Limit label={t('search.priceFrom')} of="minPrice" />
        <Limit label={t('search.priceTo')} of="maxPrice" />
      </Pair>
    </Section>
  );
}

function Limit({ label, of }: { label: string; of: 'minPrice' | 'maxPrice' }) {
  const format = useFormat();
  const currency = useBusiness((state) => state.currency);
  const { value, setFilters } = useSearch(({ filters, setFilters }) => ({ value: filters[of], setFilters }));
  const digits = currency?.digits ?? 0;
  const written = value === null ? '' : format.number(value / 10 ** digits);
  const [typed, setTyped] = useState(written);
  // Cleared from elsewhere: what was typed goes too.
  useEffect(() => {
    if (value === null)
      setTyped((last) => (last && currency && typedAmount(last, currency) !== null ? '' : last));
  }, [value, currency]);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const change: Partial<ItemFilters> = { [of]: currency ? typedAmount(next, currency) : null };
        setFilters(change);
      }}
    />
  );
}
