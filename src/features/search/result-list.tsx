import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItemList } from '../../components/menu/menu-item-list.tsx';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { QueryProvider, ResultCard, ResultProvider } from './result-card.tsx';
import type { Results } from './use-results.ts';
import type { SearchableItems } from './use-searchable-items.ts';

// Scrolls a focused link clear of the sticky search field.
const List = styled('div', { '& a': { scrollMarginBlock: '132px 96px' } });

/** The links of the rendered results, in order. */
const linksIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('h3 a')];

/** Moves the focus to the first result. */
export const focusFirst = (list: Element | null): void => {
  if (list) linksIn(list)[0]?.focus();
};

export interface ResultListProps {
  results: Results;
  shown: SearchableItems;
  listRef: RefObject<HTMLDivElement | null>;
  returnTo: RefObject<string | null>;
  onUse: (id: string) => void;
  /** The customer presses the up arrow on the first result. */
  onLeaveUp: () => void;
}

/** The items found. The arrow keys move the focus from result to result. */
export function ResultList({ results, shown, listRef, returnTo, onUse, onLeaveUp }: ResultListProps) {
  const { t } = useTranslation();
  const text = useText();
  const { items, query, termsOf } = results;
  const context = useMemo(() => {
    const categoryOf = (item: MenuItem) => text(shown.categoryOf(item)?.name ?? {});
    return { categoryOf, onUse, returnTo };
  }, [shown, text, onUse, returnTo]);
  const queryContext = useMemo(() => ({ query, termsOf }), [query, termsOf]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const card = (event.target as Element).closest('article');
    if (!step || !card) return;
    event.preventDefault();
    const links = linksIn(event.currentTarget);
    const at = links.findIndex((link) => card.contains(link));
    if (at + step < 0) onLeaveUp();
    else links[at + step]?.focus();
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
            // Every key renders the results again, so render only those in view.
            initialOverscan={0}
            card={ResultCard}
          />
        </List>
      </QueryProvider>
    </ResultProvider>
  );
}
