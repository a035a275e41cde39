import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ItemCells,
  type ItemCellsProps,
  ItemRows,
  type ItemRowsProps,
  tracksOf,
} from '../../components/menu/item-rows.tsx';
import { NearViewProvider, notYet, useWatch } from '../../components/menu/view-observer.ts';
import type { Watch } from '../../components/menu/watch-view.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { css, styled } from '../../theme/stitches.ts';
import { ITEM_GAP, itemColumns } from '../../ui/cards/item-layout.ts';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useWidthClass } from '../../ui/layout/width-class.tsx';
import { ResultCard } from './result-card.tsx';
import { QueryProvider, ResultProvider } from './result-context.ts';
import type { Results } from './use-results.ts';
import { useSettled } from './use-settled.ts';
import type { ShownItems } from './use-shown-items.ts';
import { useSlots } from './use-slots.ts';

/** Drawn with the key that was pressed: the best. */
const FIRST_ROWS = 1;
/** Drawn right after: the rest of a screen. What is below comes when the customer rests. */
const MORE_ROWS = 4;
/** Longer than between two keys of who types. */
const REST_MS = 180;

// What gets the focus comes out from under the field.
const List = styled('div', { '& a': { scrollMarginBlock: '132px 96px' } });

const grid = css({ display: 'grid', gap: ITEM_GAP });
const below = css({
  marginBlockStart: ITEM_GAP,
  display: 'grid',
  gap: ITEM_GAP,
  '&[hidden]': { display: 'none' },
});
/** Worked out before the first key, not with it. */
const GRID = `${grid()}`;
const BELOW = `${below()}`;

/** Cards that the next key fills anew. */
const Cards = ({ columns, ...cells }: Omit<ItemCellsProps, 'keyOf'> & { columns: number }) => (
  <div className={GRID} role="presentation" style={{ gridTemplateColumns: tracksOf(columns) }}>
    <ItemCells {...cells} eager card={ResultCard} keyOf={useSlots(cells.items)} />
  </div>
);

/** What is below a screen. Of the results of a key nothing is drawn before the customer rests: the next has others. */
function Below({
  watch,
  isTyped,
  ...rows
}: Omit<ItemRowsProps, 'card'> & { watch: Watch; isTyped: boolean }) {
  const [isResting, setResting] = useState(!isTyped);
  useEffect(() => {
    const timer = setTimeout(() => setResting(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <NearViewProvider value={isResting ? watch : notYet}>
      <ItemRows {...rows} card={ResultCard} />
    </NearViewProvider>
  );
}

/** The links of the results that are drawn, in order. */
const linksIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('h3 a')];

/** The focus goes to the first result. */
export const focusFirst = (list: Element | null): void => {
  if (list) linksIn(list)[0]?.focus();
};

export interface ResultListProps {
  results: Results;
  /** Otherwise it is out of sight, for the next key to fill. */
  isShown: boolean;
  /** Found by a key, not when the screen was opened: there may be another key in a moment. */
  isTyped: boolean;
  shown: ShownItems;
  listRef: RefObject<HTMLDivElement | null>;
  returnTo: RefObject<string | null>;
  onUse: (id: string) => void;
  /** Above the first result is the field. */
  onLeaveUp: () => void;
}

/** Arrows lead from one result to the next; above the first is the field. */
export const ResultList = memo(function ResultList({
  results,
  isShown,
  isTyped,
  shown,
  listRef,
  returnTo,
  onUse,
  onLeaveUp,
}: ResultListProps) {
  const { t } = useTranslation();
  const text = useText();
  const watch = useWatch(useScroller());
  const { items, query, termsOf } = results;
  const columns = itemColumns('list', useWidthClass());
  const first = FIRST_ROWS * columns;
  const context = useMemo(() => {
    const categoryOf = (item: MenuItem) => text(shown.categoryOf(item)?.name ?? {});
    return { categoryOf, onUse, returnTo };
  }, [shown, text, onUse, returnTo]);
  const asked = useMemo(() => ({ query, termsOf }), [query, termsOf]);
  const more = first + MORE_ROWS * columns;
  const best = useMemo(
    () => (
      <QueryProvider value={asked}>
        <Cards columns={columns} items={items.slice(0, first)} of={items.length} />
      </QueryProvider>
    ),
    [items, columns, first, asked],
  );
  const isMore = isShown && items.length > first;
  // With what was looked for: what stands there still has nothing to do with the next key.
  const after = useMemo(
    () =>
      isMore && (
        <QueryProvider value={asked}>
          <Cards columns={columns} items={items.slice(first, more)} from={first} of={items.length} />
          {items.length > more && (
            <Below
              key={query}
              items={items.slice(more)}
              from={more}
              of={items.length}
              watch={watch}
              isTyped={isTyped}
            />
          )}
        </QueryProvider>
      ),
    [isMore, items, columns, first, more, query, asked, watch, isTyped],
  );
  const rest = useSettled(after, 0, !isTyped && after);
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
      <VisuallyHidden as="h2">{t('search.resultList')}</VisuallyHidden>
      <List ref={listRef} role="list" aria-label={t('search.resultList')} onKeyDown={onKeyDown}>
        {best}
        <div className={BELOW} role="presentation" hidden={!isMore || !rest}>
          {rest}
        </div>
      </List>
    </ResultProvider>
  );
});
