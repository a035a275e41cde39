import { findSameControl, type PendingScreen } from '../../lib/pending-clicks.ts';
import { hasPendingComponents } from '../../ui/layout/lazy-component.tsx';

const RENDER_FRAMES = 4;
/** Longer than most networks need for the chunks of the first screen. */
const MAX_WAIT_MS = 3000;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Replaces the server's first screen by the app's: at the same scroll position, with the focus on the same control, and with
 * the clicks that the customer has made meanwhile. `view` is the app's screen, which a style of the stage hides until then. `getScroller` returns its
 * scroll container once it is rendered.
 */
export async function takeOverFirstScreen(
  screen: PendingScreen,
  view: HTMLElement,
  getScroller: () => HTMLElement | null,
): Promise<void> {
  const screenRoot = screen.shadowRoot;
  const copyScrollPosition = () => {
    const scroller = getScroller();
    const scrollTop = screenRoot?.querySelector('main')?.scrollTop;
    // At the top the app decides: it may restore the position of an earlier visit.
    if (scroller && scrollTop) scroller.scrollTop = scrollTop;
  };
  // The app renders its content in the first frame, and rows and pictures where the customer looks in the next ones. Parts
  // with code of their own follow. A press that has begun on the server's screen has to end there.
  const latestTime = performance.now() + MAX_WAIT_MS;
  for (let frame = 0; frame < RENDER_FRAMES; frame++) {
    await nextFrame();
    copyScrollPosition();
    const isLate = performance.now() > latestTime;
    if (!isLate && (hasPendingComponents() || screen.isPointerDown)) frame = 0;
  }
  const focused = screenRoot?.activeElement;
  screen.remove();
  if (focused) findSameControl(view, focused)?.focus({ preventScroll: true });
  for (const control of screen.pressed ?? []) await repeatClick(view, control);
}

/** Clicks the same control of the app, as soon as it is rendered. */
async function repeatClick(view: HTMLElement, control: Element): Promise<void> {
  const latestTime = performance.now() + MAX_WAIT_MS;
  while (performance.now() < latestTime) {
    const target = findSameControl(view, control);
    if (target) return target.click();
    await nextFrame();
  }
}
