import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInDialog } from '../../components/layout/in-dialog.ts';
import { useOnline } from '../../components/layout/use-online.ts';
import { CardProvider } from '../../components/menu/card-context.ts';
import { useLoadFoodTermNames } from '../../components/menu/food-terms.ts';
import { IncompleteMenuNotice } from '../../components/menu/incomplete-menu-notice.tsx';
import { useCardContextValue } from '../../components/menu/use-card-context-value.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { noFilters } from '../../domain/search/filter-items.ts';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useSearch } from '../../stores/search/search-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { css, styled } from '../../theme/stitches.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { arrowBack, offline } from '../../ui/icons/icon-paths-more.ts';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { Text, TITLE_ID } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { FilterRow } from './filter-row.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { NoResults } from './no-results.tsx';
import { OtherMenus } from './other-menus.tsx';
import { focusFirstResult, ResultList } from './result-list.tsx';
import { StartPanel } from './start-panel.tsx';
import { usePersistedSearch } from './use-persisted-search.ts';
import { type Results, useItemLookups, useResults } from './use-results.ts';
import { useSearchableItems } from './use-searchable-items.ts';

const Box = styled('div', { '--edge': '16px', flex: 'none', paddingBlockEnd: '$8' });
const headStyle = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: 'var(--oa-surface-bar)',
  borderBlockEnd: '1px solid $line',
  paddingBlock: '$2',
  display: 'grid',
  gap: '$1',
});
const barStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$1',
  paddingInlineStart: '$1',
  paddingInlineEnd: 'var(--edge)',
});
const bodyStyle = css({ padding: '$3 var(--edge)', display: 'grid', gap: '$3' });
const resultAreaStyle = css({ display: 'grid', gap: '$3' });

const HEAD_CLASS = `${headStyle()}`;
const BAR_CLASS = `${barStyle()}`;
const BODY_CLASS = `${bodyStyle()}`;
const RESULT_AREA_CLASS = `${resultAreaStyle()}`;

/** Delay from the last keystroke to the announcement of the number of results. */
const ANNOUNCE_DELAY_MS = 600;

/** Returns the last `value` that has stayed the same for `ms`. Returns `initial` until there is one. */
function useDebouncedValue<T>(value: T, ms: number, initial: T): T {
  const [debouncedValue, setDebouncedValue] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debouncedValue;
}

/**
 * The search of an order type's menu (spec, section 2). The search store holds the term, the filters and the index of
 * the menu. `useResults` combines them with the items that are on the menu today. The route guard loads the business
 * first.
 */
export function SearchScreen() {
  const business = useBusiness((state) => state.business);
  return business && <LoadedSearch business={business} />;
}

function LoadedSearch({ business }: { business: Business }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { params } = useRoute('search');
  const { referenceId } = params;
  const type = normaliseOrderType(params.type) ?? 'car_pickup';
  const { term, openedItemId, setTerm, setFilters, rememberTerm } = useSearch((state) => state);
  const { open } = useOpenState(type);
  const searchableItems = useSearchableItems(business, type);
  const cardContext = useCardContextValue(
    business,
    referenceId,
    type,
    open,
    searchableItems.startMinutesById,
  );
  // Only the list layout has room for a description that matches the search term.
  const listCardContext = useMemo(() => ({ ...cardContext, layout: 'list' as const }), [cardContext]);
  const lookups = useItemLookups(searchableItems, cardContext.discounts, cardContext.arePricesHidden);
  const results = useResults(searchableItems, lookups);
  const isOnline = useOnline();
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  // The sheet stays mounted after its first use, so that it can animate its own closing.
  const isSheetMountedRef = useRef(false);
  isSheetMountedRef.current ||= areFiltersOpen;
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const returnFocusId = useRef(openedItemId);
  const [isReturning] = useState(openedItemId !== null);

  useEffect(() => {
    router.preload('item');
  }, [router]);
  useLoadFoodTermNames();
  const clearPersistedSearch = usePersistedSearch(referenceId);

  const openFilterSheet = useCallback(() => setAreFiltersOpen(true), []);
  const focusField = useCallback(() => fieldRef.current?.focus(), []);
  useEffect(() => {
    // If the host page opens directly on this screen, leave the focus on the host page.
    const root = fieldRef.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (isReturning || !root?.activeElement) return;
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }, [isReturning]);

  const leaveSearch = () => {
    setTerm('');
    setFilters(noFilters);
    clearPersistedSearch();
    router.goBack(paths.menu({ referenceId, type }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event)) return;
    event.preventDefault();
    if (!term) return leaveSearch();
    setTerm('');
    focusField();
  };
  const onFieldKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') rememberTerm();
    focusFirstResult(listRef.current);
  };

  const count = results.items.length;
  // While the menu is loading, a better match may still arrive. Do not call the results "similar" yet.
  const describeCount = ({ items, matchQuality, query, isLoading }: Results) => {
    if (matchQuality === 'exact') return t('menu.results', { count: items.length });
    if (isLoading) return t('ui.loading');
    return t(matchQuality === 'similar' ? 'search.similar' : 'search.someWords', { term: query });
  };
  const countMessage = results.hasQuery && !results.isLoading ? t('menu.results', { count }) : '';
  const announcement = useDebouncedValue(countMessage, ANNOUNCE_DELAY_MS, '');
  return (
    <CardProvider value={listCardContext}>
      <Box onKeyDown={onKeyDown}>
        <VisuallyHidden>
          <h1 id={TITLE_ID}>{t('menu.search')}</h1>
        </VisuallyHidden>
        <div className={HEAD_CLASS}>
          <div className={BAR_CLASS}>
            <IconButton label={t('ui.back')} icon={arrowBack} onClick={leaveSearch} />
            <SearchField
              ref={fieldRef}
              label={t('menu.search')}
              placeholder={
                searchableItems.isComplete
                  ? t('menu.searchItems', { count: searchableItems.items.length })
                  : t('menu.search')
              }
              clearLabel={t('ui.clear')}
              value={term}
              onChange={setTerm}
              onKeyDown={onFieldKeyDown}
            />
          </div>
          <FilterRow searchableItems={searchableItems} openFilterSheet={openFilterSheet} />
        </div>
        <LiveRegion message={announcement} />
        <div className={BODY_CLASS}>
          {!isOnline && (
            <Notice icon={offline} tone="warn">
              {t('search.offline')}
            </Notice>
          )}
          {results.hasQuery && count > 0 && (
            <div className={RESULT_AREA_CLASS}>
              <Text tone="mute">{describeCount(results)}</Text>
              <ResultList
                results={results}
                searchableItems={searchableItems}
                listRef={listRef}
                returnFocusId={returnFocusId}
                onOpenOrAdd={rememberTerm}
                onArrowUpFromFirst={focusField}
              />
            </div>
          )}
          {results.hasQuery &&
            !count &&
            (results.isLoading ? (
              <Text tone="mute">{t('ui.loading')}</Text>
            ) : (
              <NoResults results={results} focusSearchField={focusField} />
            ))}
          {!results.isLoading && (
            <OtherMenus business={business} type={type} query={results.query} onOpenOrAdd={rememberTerm} />
          )}
          {searchableItems.isCutShort && <IncompleteMenuNotice />}
          {!results.hasQuery && (
            <StartPanel searchableItems={searchableItems} focusSearchField={focusField} />
          )}
        </div>
        {isSheetMountedRef.current && (
          <FilterSheet open={areFiltersOpen} onClose={() => setAreFiltersOpen(false)} results={results} />
        )}
      </Box>
    </CardProvider>
  );
}
