import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireBusiness } from '../../api/contract/business-contract.ts';
import { isInDialog } from '../../components/layout/in-dialog.ts';
import { useOnline } from '../../components/layout/use-online.ts';
import { CardProvider } from '../../components/menu/card-context.ts';
import { CutShort } from '../../components/menu/cut-short.tsx';
import { useSurroundingsOf } from '../../components/menu/use-surroundings-of.ts';
import { useNamesOfWords } from '../../components/menu/use-word-name.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import { normaliseSellingType } from '../../domain/menu/selling-type.ts';
import { noFilters } from '../../domain/search/filter-items.ts';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useSearch } from '../../stores/search/use-search.ts';
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
import { NothingFound } from './nothing-found.tsx';
import { focusFirst, ResultList } from './result-list.tsx';
import { StartPanel } from './start-panel.tsx';
import { useKeptSearch } from './use-kept-search.ts';
import { type Results, useItemFacts, useResults } from './use-results.ts';
import { useSettled } from './use-settled.ts';
import { useShownItems } from './use-shown-items.ts';
import { useTrial } from './use-trial.ts';

const Box = styled('div', { '--edge': '16px', flex: 'none', paddingBlockEnd: '$8' });
const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: '$bg',
  borderBlockEnd: '1px solid $line',
  paddingBlock: '$2',
  display: 'grid',
  gap: '$1',
});
const bar = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$1',
  paddingInlineStart: '$1',
  paddingInlineEnd: 'var(--edge)',
});
const body = css({ padding: '$3 var(--edge)', display: 'grid', gap: '$3' });
const found = css({ display: 'grid', gap: '$3' });

/** Hidden without forgetting how it is laid out: the key that empties the field, or begins it anew, has it back at once. */
const kept = css({
  '@supports (content-visibility: hidden)': {
    // Without a place in the grid: a row of no height has a gap, too.
    '&[hidden]': { display: 'block', contentVisibility: 'hidden', position: 'absolute' },
  },
  variants: {
    /** Laid out while it is hidden, for what that needs to be found. */
    laidOut: {
      true: {
        '&&[hidden]': {
          display: 'block',
          contentVisibility: 'visible',
          visibility: 'hidden',
          position: 'absolute',
          width: '100%',
          height: 0,
          overflow: 'hidden',
        },
      },
    },
  },
});

/** Worked out before the first key, not with it. */
const HEAD = `${head()}`;
const BAR = `${bar()}`;
const BODY = `${body()}`;
const FOUND = `${found()}`;
const KEPT = `${kept()}`;
const TRIED = `${kept({ laidOut: true })}`;

/** So long after the last key the number of results is read out. */
const REST_MS = 600;

/** The search of a selling type's menu (spec, section 2). Its guard loads the business. */
export function SearchScreen() {
  const business = useBusiness((state) => state.business);
  return business && <LoadedSearch business={business} />;
}

function LoadedSearch({ business }: { business: WireBusiness }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId, type: asWritten } = useRoute('search').params;
  const type = normaliseSellingType(asWritten) ?? 'car_pickup';
  const { term, openedId, setTerm, setFilters, remember } = useSearch((state) => state);
  const openState = useOpenState();
  const shown = useShownItems(business, type);
  const around = useSurroundingsOf(business, referenceId, type, openState(type).open, shown.opensAt);
  // Only rows have room for what was found in a description.
  const asList = useMemo(() => ({ ...around, layout: 'list' as const }), [around]);
  const facts = useItemFacts(shown, around.discounts, around.pricesHidden);
  const results = useResults(shown, facts);
  const isOnline = useOnline();
  const [filtersOpen, setFiltersOpen] = useState(false);
  // Once there it stays: it moves away by itself.
  const wereFiltersOpen = useRef(false);
  wereFiltersOpen.current ||= filtersOpen;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** What was there when the screen was opened, after a reload or on the way back, was not. */
  const isTyped = useRef(false);
  const returnTo = useRef(openedId);
  const [isReturning] = useState(openedId !== null);

  useEffect(() => {
    router.preload('item');
  }, [router]);
  useNamesOfWords();
  const forgetKept = useKeptSearch(referenceId);

  const openFilters = useCallback(() => setFiltersOpen(true), []);
  const toField = useCallback(() => field.current?.focus(), []);
  useEffect(() => {
    // A screen that opens with its page takes no focus from the host.
    const root = field.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (isReturning || !root?.activeElement) return;
    field.current?.focus();
    field.current?.select();
  }, [isReturning]);

  const onType = (text: string) => {
    isTyped.current = true;
    setTerm(text);
  };
  const leave = () => {
    setTerm('');
    setFilters(noFilters);
    forgetKept();
    router.back(paths.menu({ referenceId, type }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event)) return;
    event.preventDefault();
    if (!term) return leave();
    setTerm('');
    toField();
  };
  const onFieldKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') remember();
    focusFirst(list.current);
  };

  const count = results.items.length;
  const listed = results.isAsked && count > 0 ? results : null;
  // What is over is out of sight: the next key fills its cards anew. The first finds some, too.
  const last = useRef(listed);
  last.current = listed ?? last.current;
  const trial = useTrial(shown, results);
  const drawn = last.current ?? trial;
  /** How many, and whether they are what was typed: what is not known to be missing may come yet. */
  const countText = ({ items, fit, query, isGrowing }: Results) => {
    if (fit === 'exact') return t('menu.results', { count: items.length });
    if (isGrowing) return t('ui.loading');
    return t(fit === 'similar' ? 'search.similar' : 'search.someWords', { term: query });
  };
  const said = useSettled(results.isAsked && !results.isGrowing ? t('menu.results', { count }) : '', REST_MS);
  return (
    <CardProvider value={asList}>
      <Box onKeyDown={onKeyDown}>
        <VisuallyHidden>
          <h1 id={TITLE_ID}>{t('menu.search')}</h1>
        </VisuallyHidden>
        <div className={HEAD}>
          <div className={BAR}>
            <IconButton label={t('ui.back')} icon={arrowBack} onClick={leave} />
            <SearchField
              ref={field}
              label={t('menu.search')}
              placeholder={
                shown.complete ? t('menu.searchItems', { count: shown.items.length }) : t('menu.search')
              }
              clearLabel={t('ui.clear')}
              value={term}
              onChange={onType}
              onKeyDown={onFieldKeys}
            />
          </div>
          <FilterRow shown={shown} onOpenAll={openFilters} />
        </div>
        <LiveRegion message={said} />
        <div className={BODY}>
          {!isOnline && (
            <Notice icon={offline} tone="warn">
              {t('search.offline')}
            </Notice>
          )}
          {drawn && (
            <div className={last.current ? KEPT : TRIED} hidden={!listed}>
              <div className={FOUND}>
                <Text tone="mute">{countText(drawn)}</Text>
                <ResultList
                  results={drawn}
                  isShown={listed !== null}
                  isTyped={isTyped.current}
                  shown={shown}
                  listRef={list}
                  returnTo={returnTo}
                  onUse={remember}
                  onLeaveUp={toField}
                />
              </div>
            </div>
          )}
          {results.isAsked &&
            !count &&
            (results.isGrowing ? (
              <Text tone="mute">{t('ui.loading')}</Text>
            ) : (
              <NothingFound results={results} onChosen={toField} />
            ))}
          {shown.isCutShort && <CutShort />}
          <div className={KEPT} hidden={results.isAsked}>
            <StartPanel shown={shown} onChosen={toField} />
          </div>
        </div>
        {wereFiltersOpen.current && (
          <FilterSheet open={filtersOpen} onClose={() => setFiltersOpen(false)} results={results} />
        )}
      </Box>
    </CardProvider>
  );
}
