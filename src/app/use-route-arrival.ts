import { type ComponentType, useLayoutEffect, useRef } from 'react';
import type { Route } from '../router/route-types.ts';

/**
 * On arriving at another screen: scroll to where it was left or to its top, and move the focus to it, so that a screen
 * reader and the keyboard are where the eyes are: it is named by the screen's title. Routes that share a screen (an item over
 * the menu) leave both alone, and the first screen of all (`isFirst`) leaves the focus to the page.
 */
export function useRouteArrival(
  route: Route<ComponentType>,
  scroller: HTMLElement | null,
  isFirst: boolean,
): void {
  const shown = useRef<ComponentType | null>(null);
  useLayoutEffect(() => {
    if (!scroller || shown.current === route.screen) return;
    shown.current = route.screen;
    if (route.scroll !== null) scroller.scrollTop = route.scroll;
    if (!isFirst) scroller.focus({ preventScroll: true });
  }, [route, scroller, isFirst]);
}
