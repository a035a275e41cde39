/** Name of the function that the watch script calls with the position of the first "+". */
export const TAP_BINDING = 'benchTap';

/** What the watch script records. Times are milliseconds since the navigation started, 0 until the event happens. */
export interface WatchRecord {
  /** Time when the first item is painted inside the viewport. */
  readonly firstItem: number;
  /** Time when the cart bar is painted and the item is in the stored cart. */
  readonly cartChanged: number;
  /** The part of each long task beyond 50 ms. */
  readonly blocking: number;
  /** Duration of the longest task. */
  readonly longestTask: number;
  /** Sum of the layout shifts without input. */
  readonly layoutShift: number;
}

/**
 * Runs before the page's own scripts. It searches the element's shadow root and that of the server-rendered first
 * screen. The script is a string because the test runner compiles functions with helpers that do not exist in the page.
 */
export const createWatchScript = ({ willTap }: { readonly willTap: boolean }): string => `
  const record = (window.benchRecord = { firstItem: 0, cartChanged: 0, blocking: 0, longestTask: 0, layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      record.blocking += Math.max(0, duration - 50);
      record.longestTask = Math.max(record.longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) record.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });

  const listRoots = () => {
    const root = document.querySelector('order-app, preact-menu')?.shadowRoot;
    return [document, root, root?.querySelector('.first-screen')?.shadowRoot].filter(Boolean);
  };
  const isInView = (element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0
      && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const findInView = (selector) => {
    for (const root of listRoots())
      for (const element of root.querySelectorAll(selector)) if (isInView(element)) return element;
  };
  const whenInView = (selector, report) => {
    const checkFrame = () => {
      const element = findInView(selector);
      if (!element) return requestAnimationFrame(checkFrame);
      const { port1, port2 } = new MessageChannel();
      // The next task runs after this frame is painted.
      port1.onmessage = () => report(element);
      port2.postMessage(0);
    };
    requestAnimationFrame(checkFrame);
  };

  whenInView('article:has(h3:not(:empty))', () => { record.firstItem = performance.now(); });
  if (${willTap}) {
    whenInView('article button[aria-label]', (button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      ${TAP_BINDING}(JSON.stringify({ x: x + width / 2, y: y + height / 2 }));
    });
    const isStored = () => Object.entries(localStorage)
      .some(([key, value]) => key.endsWith(':cart') && JSON.parse(value).d.lines.length > 0);
    const recordCart = () => {
      if (isStored()) record.cartChanged = performance.now();
      else whenInView('[part~="cart-bar"]', recordCart);
    };
    whenInView('[part~="cart-bar"]', recordCart);
  }
`;
