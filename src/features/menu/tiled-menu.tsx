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
import { BannerSpace } from '../../ui/cards/banner-space.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { CategoryListing } from './category-listing.tsx';
import { MenuHeader } from './menu-header.tsx';
import { buildSmartSections, buildTiles } from './menu-tiles.ts';
import { NothingToShow } from './nothing-to-show.tsx';
import { SearchLink } from './search-link.tsx';
import { TilesHome } from './tiles-home.tsx';
import { useMenuView } from './use-menu-view.ts';

const Banners = lazyPart(() => import('./menu-banners.tsx').then((late) => late.Banners));
const CategoriesButton = lazyPart(() =>
  import('./categories-button.tsx').then((late) => late.CategoriesButton),
);

/**
 * Id of the open listing, or null for the tiles. An item opens over the listing that is open, or over its own category when
 * none is. Tiles and listings share one screen, so this hook restores their scroll positions: a listing opens at its top, and
 * going back finds the tiles as the customer left them, with the focus on the tile they opened.
 */
function useOpenListing(
  route: Route<ComponentType, 'menu' | 'category' | 'item'>,
  scroller: HTMLElement | null,
): string | null {
  const last = useRef<string | null | undefined>(undefined);
  if (route.name === 'menu') last.current = null;
  else if (route.name === 'category' || last.current === undefined)
    last.current = (route as Route<ComponentType, 'category' | 'item'>).params.categoryId;
  const listing = last.current ?? null;

  const rendered = useRef<string | null | undefined>(undefined);
  const { scroll } = route;
  useLayoutEffect(() => {
    if (!scroller || rendered.current === listing) return;
    const previous = rendered.current;
    rendered.current = listing;
    // The layout sets the scroll position of a screen that opens.
    if (previous === undefined) return;
    scroller.scrollTop = scroll ?? 0;
    const tiles = listing === null ? [...scroller.querySelectorAll<HTMLElement>('[data-tile]')] : [];
    const tile = tiles.find(({ dataset }) => dataset.tile === previous);
    (tile ?? scroller).focus({ preventScroll: true });
  }, [listing, scroll, scroller]);
  return listing;
}

/** The menu of a business that wants its categories as tiles, each opening its listing (decisions, section 7). */
export function TiledMenu({ business }: { business: Business }) {
  const router = useRouter();
  const route = useRoute('menu', 'category', 'item');
  const { referenceId } = route.params;
  const type = normaliseOrderType(route.params.type) ?? 'car_pickup';
  const { sections: categories, strips, opensAt, isComplete } = useMenuView(business, type);
  const { menu, smartCategories, highlightedCategoryId } = useMenu((state) => state);
  const openStates = useOpenStates();
  const cardContext = useCardContextValue(business, referenceId, type, openStates[type].open, opensAt);
  const bannerCount = useBusiness((state) => state.bannerCount);
  const scroller = useScroller();
  const listing = useOpenListing(route, scroller);
  useEffect(() => {
    if (isComplete) router.preload('item');
  }, [isComplete, router]);

  const { sections, tiles } = useMemo(() => {
    const own = categories ?? [];
    const groups = buildSmartSections(smartCategories, own);
    const all = [...groups, ...own];
    // The highlighted group is on top already; its listing is still there for those who have the address.
    const tiled = all.filter((section) => section.id !== highlightedCategoryId || !groups.includes(section));
    return { sections: all, tiles: buildTiles(tiled, menu, isComplete, opensAt) };
  }, [categories, smartCategories, highlightedCategoryId, menu, isComplete, opensAt]);

  const openListing = (categoryId: string) => {
    const path = paths.category({ referenceId, type, categoryId });
    // Back leads to the tiles, also from a second listing.
    void router.navigate(path, { replace: listing !== null });
    return true;
  };
  return (
    <CardProvider value={cardContext}>
      {listing === null ? (
        <>
          <MenuHeader business={business} referenceId={referenceId} type={type} openStates={openStates}>
            <SearchLink referenceId={referenceId} type={type} />
          </MenuHeader>
          {(bannerCount !== 0 || isComplete) && <Banners fallback={!!bannerCount && <BannerSpace />} />}
          {isComplete && !sections.length ? (
            <NothingToShow />
          ) : (
            <TilesHome
              referenceId={referenceId}
              type={type}
              highlighted={strips.find(({ id }) => id === highlightedCategoryId) ?? null}
              tiles={tiles}
            />
          )}
        </>
      ) : (
        <CategoryListing
          referenceId={referenceId}
          type={type}
          id={listing}
          sections={sections}
          isComplete={isComplete}
        />
      )}
      {isComplete && (
        <CategoriesButton
          sections={sections}
          getCurrentCategoryId={() => listing}
          hidden={route.name === 'item'}
          onSelect={openListing}
        />
      )}
    </CardProvider>
  );
}
