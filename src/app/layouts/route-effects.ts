import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { runWhenIdle } from '../../lib/when-idle.ts';
import type { RouteName } from '../../router/route-table.ts';
import type { Route } from '../../router/route-types.ts';
import { useRouter } from '../../router/router-context.tsx';

/**
 * When a new screen appears, restores its scroll position or scrolls to the top. Moves the focus to the screen, so that
 * screen readers and the keyboard follow. Does neither between routes that share a screen, such as an item over the
 * menu. The first screen (`isFirst`) leaves the focus on the host page.
 */
export function useScrollAndFocusOnArrival(
  route: Route<ComponentType>,
  scroller: HTMLElement | null,
  isFirst: boolean,
): void {
  const displayedScreen = useRef<ComponentType | null>(null);
  useLayoutEffect(() => {
    if (!scroller || displayedScreen.current === route.screen) return;
    displayedScreen.current = route.screen;
    if (route.scroll !== null) scroller.scrollTop = route.scroll;
    if (!isFirst) scroller.focus({ preventScroll: true });
  }, [route, scroller, isFirst]);
}

/** The screens that a customer is most likely to open next. */
const NEXT_SCREENS: Partial<Record<RouteName, readonly RouteName[]>> = {
  landing: ['menu', 'order'],
  menu: ['item', 'cart', 'search'],
  category: ['item', 'cart', 'search'],
  item: ['cart'],
  cart: ['checkout'],
  checkout: ['order'],
};

/** Delay that lets the current screen load its pictures and lazy chunks first. */
const PRELOAD_DELAY_MS = 800;

/**
 * Preloads the chunks of the likely next screens when the browser is idle, shortly after the current screen is shown.
 */
export function usePreloadNextScreens(name: RouteName): void {
  const router = useRouter();
  useEffect(() => {
    const preload = () => NEXT_SCREENS[name]?.forEach(router.preload);
    const timer = setTimeout(() => runWhenIdle(preload), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [name, router]);
}
