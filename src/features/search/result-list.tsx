import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItemList } from '../../components/menu/menu-item-list.tsx';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { QueryProvider, ResultCard, type ResultContextValue, ResultProvider } from './result-card.tsx';
import type { Results } from './use-results.ts';
import type { SearchableItems } from './use-searchable-items.ts';

// Keeps a focused link clear of the sticky search field.
const List = styled('div', { '& a': { scrollMarginBlock: '132px 96px' } });

/** The links of the rendered results, in page order. */
const findResultLinks = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('h3 a')];

/** Moves the focus to the first result. */
export const focusFirstResult = (list: Element | null): void => {
  if (list) findResultLinks(list)[0]?.focus();
};

export interface ResultListProps {
  results: Results;
  searchableItems: SearchableItems;
  listRef: RefObject<HTMLDivElement | null>;
  returnFocusId: ResultContextValue['returnFocusId'];
  onOpenOrAdd: ResultContextValue['onOpenOrAdd'];
  /** Called when the customer presses the up arrow on the first result. */
  onArrowUpFromFirst: () => void;
}

/** List of results. The arrow keys move the focus between results. */
export function ResultList({
  results,
  searchableItems,
  listRef,
  returnFocusId,
  onOpenOrAdd,
  onArrowUpFromFirst,
}: ResultListProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { items, query, getTypoTerms } = results;
  const context = useMemo(() => {
    const getCategoryName = (item: MenuItem) => localize(searchableItems.findCategory(item)?.name ?? {});
    return { getCategoryName, onOpenOrAdd, returnFocusId };
  }, [searchableItems, localize, onOpenOrAdd, returnFocusId]);
  const queryContext = useMemo(() => ({ query, getTypoTerms }), [query, getTypoTerms]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const card = (event.target as Element).closest('article');
    if (!step || !card) return;
    event.preventDefault();
    const links = findResultLinks(event.currentTarget);
    const index = links.findIndex((link) => card.contains(link));
    if (index + step < 0) onArrowUpFromFirst();
    else links[index + step]?.focus();
  };
  return (
    <ResultProvider value={context}>
      <QueryProvider value={queryContext}>
        <VisuallyHidden as="h2">{t('search.resultList')}</VisuallyHidden>
        <List ref={listRef} onKeyDown={onKeyDown}>
          <MenuItemList
            label={{ 'aria-label': t('search.resultList') }}
            items={items}
            eager
            // Every keystroke renders the results again, so render only the visible results.
            initialOverscan={0}
            card={ResultCard}
          />
        </List>
      </QueryProvider>
    </ResultProvider>
  );
}
