import { hasEarlyCart } from '../../lib/early-cart.ts';
import {
  CONTROL_SELECTOR,
  findIncreaseButton,
  findSameControl,
  type PendingScreen,
} from '../../lib/pending-clicks.ts';
import { hasPendingComponents } from '../../ui/layout/lazy-component.tsx';

/** The app renders its content in the first frame, and the visible rows and pictures in the second. */
const RENDER_FRAMES = 2;
/** Enough for most networks to load the chunks of the first screen. */
const MAX_WAIT_MS = 3000;
const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Copies the horizontal scroll positions of the server's rows to the app. It finds the same row by a control inside it,
 * because the app renders the same elements around each control.
 */
function copyRowPositions(screenRoot: ShadowRoot, view: HTMLElement): void {
  // Skip the dishes further down: they have no layout yet, and contain no rows.
  for (const row of screenRoot.querySelectorAll('*:not([data-later], [data-later] *)')) {
    if (!row.scrollLeft) continue;
    const control = row.querySelector(CONTROL_SELECTOR);
    let appElement: Element | null | undefined = control && findSameControl(view, control);
    for (let element = control; element !== row && appElement; element = element?.parentElement ?? row)
      appElement = appElement.parentElement;
    if (appElement) appElement.scrollLeft = row.scrollLeft;
  }
}

/**
 * Replaces the server's first screen with the app's. Keeps the scroll position and the focus, and repeats the clicks
 * that the customer has made in the meantime. `view` is the app's screen; a style of the stage hides it until the
 * take-over. `getScroller` returns the scroll container of `view` once it is rendered. `onEarlyCart` is called when the
 * loader has added dishes.
 */
export async function takeOverFirstScreen(
  screen: PendingScreen,
  view: HTMLElement,
  getScroller: () => HTMLElement | null,
  onEarlyCart: () => void,
): Promise<void> {
  const screenRoot = screen.shadowRoot;
  /**
   * Scrolls the app to the position of the server's screen. Returns true if it was already there. The first attempts
   * may fail, because the app's menu may still be too short.
   */
  const copyScrollPosition = (): boolean => {
    const scroller = getScroller();
    const scrollTop = screenRoot?.querySelector('main')?.scrollTop;
    // If the server's screen is at the top, do nothing: the app may restore the position of an earlier visit.
    if (!scroller || !scrollTop) return true;
    const difference = Math.abs(scroller.scrollTop - scrollTop);
    scroller.scrollTop = scrollTop;
    return difference <= 1;
  };
  // While the customer is pressing something on the server's screen, keep that screen.
  const isReady = () => !hasPendingComponents() && !screen.isPointerDown;
  const deadline = performance.now() + MAX_WAIT_MS;
  for (let frameCount = 0; frameCount < RENDER_FRAMES; ) {
    await waitForFrame();
    const isInPlace = copyScrollPosition();
    frameCount = (isInPlace && isReady()) || performance.now() > deadline ? frameCount + 1 : 0;
  }
  if (screenRoot) copyRowPositions(screenRoot, view);
  const focusedElement = screenRoot?.activeElement;
  screen.remove();
  if (focusedElement)
    (findSameControl(view, focusedElement) ?? findIncreaseButton(view, focusedElement))?.focus({
      preventScroll: true,
    });
  if (hasEarlyCart(screen)) onEarlyCart();
  for (const control of screen.pressed ?? []) await repeatClick(view, control);
}

/** Clicks the same control in the app, as soon as it is rendered. */
async function repeatClick(view: HTMLElement, control: Element): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (performance.now() < deadline) {
    const target = findSameControl(view, control);
    if (target) return target.click();
    await waitForFrame();
  }
}
