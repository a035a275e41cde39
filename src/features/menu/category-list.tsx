import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPlainText } from '../../domain/search/plain-text.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { CategoryEntry } from './menu-sections.ts';

/** Above this number of categories, the list has a filter field. */
const FILTER_THRESHOLD = 20;

const Box = styled('div', { display: 'grid', gap: '$2' });
/** Sticky above the list, with a background that hides the rows below it. */
const StickyFilter = styled('div', {
  position: 'sticky',
  insetBlockStart: 0,
  paddingBlockEnd: '$2',
  background: '$card',
  zIndex: 1,
});
const Row = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  minHeight: 48,
  padding: '$2 $3',
  borderRadius: '$2',
  fontSize: '$16',
  fontWeight: 600,
  textAlign: 'start',
  '&:hover': { background: '$tint' },
  '&[aria-current]': {
    background: '$tint',
    color: '$brandText',
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  variants: {
    nested: { true: { minHeight: 44, paddingInlineStart: 28, fontSize: '$14', fontWeight: 400 } },
  },
});
const Name = styled('span', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Count = styled('span', {
  color: '$mute',
  fontSize: '$14',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export interface CategoryListProps {
  entries: readonly CategoryEntry[];
  /** Id of the category at the top of the viewport. */
  currentId: string | null;
  onSelect: (entry: CategoryEntry, parent: CategoryEntry | null) => void;
}

/** Brings the current category into view when the list opens. */
function useScrollToCurrent(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'center' });
  }, [ref]);
}

/** All categories with their item counts, and their subcategories below them. */
export function CategoryList({ entries, currentId, onSelect }: CategoryListProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatNumber } = useFormat();
  const [query, setQuery] = useState('');
  const ref = useRef<HTMLDivElement>(null);
  useScrollToCurrent(ref);

  const visibleEntries = useMemo(() => {
    const normalizedQuery = toPlainText(query.trim());
    const isMatch = ({ name }: CategoryEntry) =>
      Object.values(name).some((localizedName) => toPlainText(localizedName).includes(normalizedQuery));
    return entries.flatMap((entry) => {
      if (isMatch(entry)) return [entry];
      const subcategories = entry.subcategories.filter(isMatch);
      return subcategories.length ? [{ ...entry, subcategories }] : [];
    });
  }, [entries, query]);

  const renderRow = (entry: CategoryEntry, parent: CategoryEntry | null) => (
    <Row
      type="button"
      nested={!!parent}
      aria-current={entry.id === currentId || undefined}
      onClick={() => onSelect(entry, parent)}
    >
      <Name>{localize(entry.name)}</Name>
      <Count aria-hidden="true">{formatNumber(entry.count)}</Count>
      <VisuallyHidden>{t('cart.items', { count: entry.count })}</VisuallyHidden>
    </Row>
  );
  return (
    <Box ref={ref}>
      {entries.length > FILTER_THRESHOLD && (
        <StickyFilter>
          <SearchField
            label={t('categories.find')}
            clearLabel={t('ui.clear')}
            value={query}
            onChange={setQuery}
          />
        </StickyFilter>
      )}
      <ul>
        {visibleEntries.map((entry) => (
          <li key={entry.id}>
            {renderRow(entry, null)}
            {entry.subcategories.length > 0 && (
              <ul>
                {entry.subcategories.map((sub) => (
                  <li key={sub.id}>{renderRow(sub, entry)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {!visibleEntries.length && (
        <Text tone="mute" center role="status">
          {t('categories.noMatch')}
        </Text>
      )}
    </Box>
  );
}
