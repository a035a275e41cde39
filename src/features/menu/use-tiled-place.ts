import { type ComponentType, useLayoutEffect, useRef } from 'react';
import type { Route } from '../../router/route-types.ts';

/**
 * Which listing is on screen; null for the tiles. An item opens over whatever is there, and over its own category when
 * nothing is. Tiles and listings share a screen, so their places in it are kept here: a listing opens at its top, and
 * going back finds the tiles as they were left, with the focus on the one that was opened.
 */
export function useTiledPlace(
  route: Route<ComponentType, 'menu' | 'category' | 'item'>,
  scroller: HTMLElement | null,
): string | null {
  const last = useRef<string | null | undefined>(undefined);
  if (route.name === 'menu') last.current = null;
  else if (route.name === 'category' || last.current === undefined)
    last.current = (route as Route<ComponentType, 'category' | 'item'>).params.categoryId;
  const place = last.current ?? null;

  const shown = useRef<string | null | undefined>(undefined);
  const { scroll } = route;
  useLayoutEffect(() => {
    if (!scroller || shown.current === place) return;
    const left = shown.current;
    shown.current = place;
    // The layout brings a screen that opens to its place.
    if (left === undefined) return;
    scroller.scrollTop = scroll ?? 0;
    const tiles = place === null ? [...scroller.querySelectorAll<HTMLElement>('[data-tile]')] : [];
    const tile = tiles.find(({ dataset }) => dataset.tile === left);
    (tile ?? scroller).focus({ preventScroll: true });
  }, [place, scroll, scroller]);
  return place;
}
