import { isCartEarly } from '../../lib/early-cart.ts';
import { CONTROLS, findSameControl, findStepper, type PendingScreen } from '../../lib/pending-clicks.ts';
import { hasPendingComponents } from '../../ui/layout/lazy-component.tsx';

/** The app renders its content in the first frame, and rows and pictures where the customer looks in the next one. */
const RENDER_FRAMES = 2;
/** Longer than most networks need for the chunks of the first screen. */
const MAX_WAIT_MS = 3000;
const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Copies how far the customer has swiped the rows of the server's screen. The app renders the same elements around a control. */
function copyRowPositions(screenRoot: ShadowRoot, view: HTMLElement): void {
  // Dishes further down are not laid out, and contain no rows.
  for (const row of screenRoot.querySelectorAll('*:not([data-later], [data-later] *)')) {
    if (!row.scrollLeft) continue;
    const control = row.querySelector(CONTROLS);
    let appElement: Element | null | undefined = control && findSameControl(view, control);
    for (let element = control; element !== row && appElement; element = element?.parentElement ?? row)
      appElement = appElement.parentElement;
    if (appElement) appElement.scrollLeft = row.scrollLeft;
  }
}

/**
 * Replaces the server's first screen by the app's: at the same scroll position, with the focus on the same control, and with
 * the clicks that the customer has made meanwhile. `view` is the app's screen, which a style of the stage hides until then.
 * `getScroller` returns its scroll container once it is rendered. `onEarlyCart` is called when the loader has added dishes.
 */
export async function takeOverFirstScreen(
  screen: PendingScreen,
  view: HTMLElement,
  getScroller: () => HTMLElement | null,
  onEarlyCart: () => void,
): Promise<void> {
  const screenRoot = screen.shadowRoot;
  /** Scrolls the app to the customer's position. Returns whether it was there already: the app's menu may still be too short. */
  const copyScrollPosition = (): boolean => {
    const scroller = getScroller();
    const scrollTop = screenRoot?.querySelector('main')?.scrollTop;
    // At the top the app decides: it may restore the position of an earlier visit.
    if (!scroller || !scrollTop) return true;
    const difference = Math.abs(scroller.scrollTop - scrollTop);
    scroller.scrollTop = scrollTop;
    return difference <= 1;
  };
  // A press that has begun on the server's screen has to end there.
  const isReady = () => !hasPendingComponents() && !screen.isPointerDown;
  const latestTime = performance.now() + MAX_WAIT_MS;
  for (let frames = 0; frames < RENDER_FRAMES; ) {
    await waitForFrame();
    const isInPlace = copyScrollPosition();
    frames = (isInPlace && isReady()) || performance.now() > latestTime ? frames + 1 : 0;
  }
  if (screenRoot) copyRowPositions(screenRoot, view);
  const focused = screenRoot?.activeElement;
  screen.remove();
  if (focused) (findSameControl(view, focused) ?? findStepper(view, focused))?.focus({ preventScroll: true });
  if (isCartEarly(screen)) onEarlyCart();
  for (const control of screen.pressed ?? []) await repeatClick(view, control);
}

/** Clicks the same control of the app, as soon as it is rendered. */
async function repeatClick(view: HTMLElement, control: Element): Promise<void> {
  const latestTime = performance.now() + MAX_WAIT_MS;
  while (performance.now() < latestTime) {
    const target = findSameControl(view, control);
    if (target) return target.click();
    await waitForFrame();
  }
}
