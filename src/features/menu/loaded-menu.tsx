import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { WireBusiness } from '../../api/schemas/business.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { normaliseSellingType } from '../../stores/selling.ts';
import { wide } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { CATEGORY_TABS_HEIGHT } from '../../ui/category-tabs.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useScroller } from '../../ui/scroller.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useWidthClass } from '../../ui/width-class.tsx';
import { CardProvider } from '../shared/card-context.ts';
import { NearViewProvider, useWatch } from '../shared/near-view.ts';
import { useAddedMessage } from '../shared/use-added-message.ts';
import { useOpenState } from '../shared/use-open-state.ts';
import { useSurroundingsOf } from '../shared/use-surroundings-of.ts';
import { Highlights } from './highlights.tsx';
import { MenuHeader } from './menu-header.tsx';
import { MenuNav } from './menu-nav.tsx';
import { countItems } from './menu-sections.ts';
import type { NothingToShowProps } from './nothing-to-show.tsx';
import { CategorySection, SectionFrame } from './section.tsx';
import { useMenuView } from './use-menu-view.ts';
import { useSectionScroll } from './use-section-scroll.ts';

const Columns = styled('div', {
  marginBlockStart: '$3',
  [wide]: {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    columnGap: '$5',
    // The rail's own room for focus rings is 4 px.
    paddingInline: '12px 16px',
  },
});
const Sections = styled('div', { paddingInline: 'var(--edge)', [wide]: { '--edge': 0 } });

const loadNothingToShow = () => import('./nothing-to-show.tsx');
/** Without a line the search says so to screen readers only. */
const NothingToShow = lazy<ComponentType<NothingToShowProps>>(() =>
  loadNothingToShow().then(
    ({ NothingToShow: panel }) => ({ default: panel }),
    () => ({ default: () => null }),
  ),
);

/** No category can be called this: ids hold no tilde at the start. */
const HIGHLIGHTED = '~highlighted';

export function LoadedMenu({ business, onBranches }: { business: WireBusiness; onBranches: () => void }) {
  const t = useT();
  const text = useText();
  const router = useRouter();
  const route = useRoute('menu', 'category', 'item');
  const { referenceId } = route.params;
  const type = normaliseSellingType(route.params.type) ?? 'car_pickup';
  const [query, setQuery] = useState('');
  const { sections, shown, highlighted, isSearching, complete } = useMenuView(business, type, query);
  const openState = useOpenState();
  const surroundings = useSurroundingsOf(business, referenceId, type, openState(type).open);
  const tabs = useMemo(
    () => [
      ...(highlighted ? [{ id: HIGHLIGHTED, label: text(highlighted.name) }] : []),
      ...shown.map(({ id, name }) => ({ id, label: text(name) })),
    ],
    [highlighted, shown, text],
  );

  const width = useWidthClass();
  const scroller = useScroller();
  const list = useRef<HTMLDivElement>(null);
  const cover = width === 'wide' ? 0 : CATEGORY_TABS_HEIGHT;
  const { current, scrollTo } = useSectionScroll(scroller, list, tabs, cover);
  const watch = useWatch(scroller);

  const wanted = route.name === 'category' && !route.scroll ? route.params.categoryId : null;
  useEffect(() => {
    if (wanted && complete) scrollTo(wanted, false);
  }, [wanted, complete, scrollTo]);
  useEffect(() => {
    if (!complete) return;
    router.preload('item');
    loadNothingToShow().catch(() => undefined);
  }, [complete, router]);

  const added = useAddedMessage();
  const count = countItems(shown);
  return (
    <CardProvider value={surroundings}>
      <MenuHeader
        business={business}
        referenceId={referenceId}
        type={type}
        openState={openState}
        onBranches={onBranches}
      >
        <SearchField
          label={t('menu.search')}
          placeholder={complete && !isSearching ? t('menu.searchItems', { count }) : t('menu.search')}
          clearLabel={t('ui.clear')}
          value={query}
          onChange={setQuery}
        />
      </MenuHeader>
      <LiveRegion message={isSearching ? t('menu.results', { count }) : added} />
      <NearViewProvider value={watch}>
        <Columns>
          {tabs.length > 0 ? (
            <MenuNav label={t('menu.categories')} tabs={tabs} selected={current} onSelect={scrollTo} />
          ) : (
            <div />
          )}
          <Sections ref={list}>
            {highlighted && (
              <SectionFrame id={HIGHLIGHTED} name={text(highlighted.name)}>
                {(headingId) => <Highlights items={highlighted.items} labelledBy={headingId} />}
              </SectionFrame>
            )}
            {shown.map((section, at) => (
              <CategorySection
                key={section.id}
                section={section}
                eager={!at && (!highlighted || width !== 'narrow')}
              />
            ))}
            {sections && !shown.length && (complete || isSearching) && (
              <Suspense fallback={null}>
                <NothingToShow term={isSearching ? query : null} onClear={() => setQuery('')} />
              </Suspense>
            )}
          </Sections>
        </Columns>
      </NearViewProvider>
    </CardProvider>
  );
}
