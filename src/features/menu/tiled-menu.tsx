import { type ComponentType, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { CardProvider } from '../../components/menu/card-context.ts';
import { useCardContextValue } from '../../components/menu/use-card-context-value.ts';
import { useOpenStates } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { paths } from '../../router/paths.ts';
import type { Route } from '../../router/route-types.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { CategoriesButton } from './categories-button.tsx';
import { CategoryPage } from './category-page.tsx';
import { Banners } from './menu-banners.tsx';
import { MenuHeader } from './menu-header.tsx';
import { buildSmartSections, buildTiles } from './menu-tiles.ts';
import { NothingServedNotice } from './nothing-served-notice.tsx';
import { SearchLink } from './search-link.tsx';
import { TilesHome } from './tiles-home.tsx';
import { useMenuView } from './use-menu-view.ts';

/**
 * Returns the id of the category whose page is open, or null for the tiles. While an item is open, the tiles or the
 * category page stay below it. An item that was opened by its URL lies over the page of its category.
 *
 * Tiles and category pages share one screen, so this hook manages their scroll positions. A category page opens at its
 * top. Going back restores the scroll position of the tiles and focuses the tile that was opened.
 */
function useOpenCategoryId(
  route: Route<ComponentType, 'menu' | 'category' | 'item'>,
  scroller: HTMLElement | null,
): string | null {
  const lastCategoryIdRef = useRef<string | null | undefined>(undefined);
  if (route.name === 'menu') lastCategoryIdRef.current = null;
  else if (route.name === 'category' || lastCategoryIdRef.current === undefined)
    lastCategoryIdRef.current = (route as Route<ComponentType, 'category' | 'item'>).params.categoryId;
  const openCategoryId = lastCategoryIdRef.current ?? null;

  const renderedCategoryIdRef = useRef<string | null | undefined>(undefined);
  const { scroll } = route;
  useLayoutEffect(() => {
    if (!scroller || renderedCategoryIdRef.current === openCategoryId) return;
    const previousCategoryId = renderedCategoryIdRef.current;
    renderedCategoryIdRef.current = openCategoryId;
    // On the first render, the layout has already set the scroll position.
    if (previousCategoryId === undefined) return;
    scroller.scrollTop = scroll ?? 0;
    const tiles = openCategoryId === null ? [...scroller.querySelectorAll<HTMLElement>('[data-tile]')] : [];
    const tile = tiles.find(({ dataset }) => dataset.tile === previousCategoryId);
    (tile ?? scroller).focus({ preventScroll: true });
  }, [openCategoryId, scroll, scroller]);
  return openCategoryId;
}

/** The menu with a tile for each category. A tile opens the page of its category (decisions, section 7). */
export function TiledMenu({ business }: { business: Business }) {
  const router = useRouter();
  const route = useRoute('menu', 'category', 'item');
  const { referenceId } = route.params;
  const type = normaliseOrderType(route.params.type) ?? 'car_pickup';
  const { sections, strips, startMinutesById, isComplete } = useMenuView(business, type);
  const { menu, smartCategories, highlightedCategoryId } = useMenu((state) => state);
  const openStates = useOpenStates();
  const cardContext = useCardContextValue(
    business,
    referenceId,
    type,
    openStates[type].open,
    startMinutesById,
  );
  const bannerCount = useBusiness((state) => state.bannerCount);
  const scroller = useScroller();
  const openCategoryId = useOpenCategoryId(route, scroller);
  useEffect(() => {
    if (isComplete) router.preload('item');
  }, [isComplete, router]);

  const { allSections, tiles } = useMemo(() => {
    const categorySections = sections ?? [];
    const smartSections = buildSmartSections(smartCategories, categorySections);
    const allSections = [...smartSections, ...categorySections];
    // The highlighted smart category is already above the tiles, so it has no tile. Its page can still be opened by its
    // URL.
    const tileSections = allSections.filter(
      (section) => section.id !== highlightedCategoryId || !smartSections.includes(section),
    );
    return { allSections, tiles: buildTiles(tileSections, menu, isComplete, startMinutesById) };
  }, [sections, smartCategories, highlightedCategoryId, menu, isComplete, startMinutesById]);

  const openCategory = (categoryId: string) => {
    const path = paths.category({ referenceId, type, categoryId });
    // From a category page, replace the history entry, so that Back returns to the tiles.
    void router.navigate(path, { replace: openCategoryId !== null });
    return true;
  };
  return (
    <CardProvider value={cardContext}>
      {openCategoryId === null ? (
        <>
          <MenuHeader business={business} referenceId={referenceId} type={type} openStates={openStates}>
            <SearchLink referenceId={referenceId} type={type} />
          </MenuHeader>
          {(bannerCount !== 0 || isComplete) && <Banners />}
          {isComplete && !allSections.length ? (
            <NothingServedNotice />
          ) : (
            <TilesHome
              referenceId={referenceId}
              type={type}
              highlightedCategory={strips.find(({ id }) => id === highlightedCategoryId) ?? null}
              tiles={tiles}
            />
          )}
        </>
      ) : (
        <CategoryPage
          referenceId={referenceId}
          type={type}
          id={openCategoryId}
          sections={allSections}
          isComplete={isComplete}
        />
      )}
      {isComplete && (
        <CategoriesButton
          sections={allSections}
          getCurrentCategoryId={() => openCategoryId}
          hidden={route.name === 'item'}
          onSelect={openCategory}
        />
      )}
    </CardProvider>
  );
}
