/** How often the visibility is checked, in ms. Browsers report no event for it. */
const CHECK_MS = 250;

const getParentBox = (element: Element): Element | null => {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
};

/**
 * Whether an element is rendered. With `opacityProperty`, it must not be transparent either. An element without a box
 * of its own (`display: contents`) is rendered if its parent is.
 */
function isRendered(element: Element, options?: CheckVisibilityOptions): boolean {
  for (let box: Element | null = element; box; box = getParentBox(box)) {
    const { display } = getComputedStyle(box);
    if (display === 'none') return false;
    if (display !== 'contents') return box.checkVisibility?.(options) ?? true;
  }
  return true;
}

/** Whether the element or an ancestor has the attribute `inert`. The attribute also disables a modal dialog inside. */
function isInert(element: Element): boolean {
  for (let box: Element | null = element; box; box = getParentBox(box))
    if (box.hasAttribute('inert')) return true;
  return false;
}

/**
 * Whether the host page lets the customer see and use the content of `element`. It may hide a container of the element,
 * such as a popup or a tab. Inside the shadow root, only the layout counts, because the app makes its own screen
 * invisible while the server's first screen is shown.
 */
function isUsable(element: Element): boolean {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : element;
  return (
    isRendered(element) &&
    getComputedStyle(host).visibility !== 'hidden' &&
    !isInert(host) &&
    isRendered(host, { opacityProperty: true })
  );
}

/**
 * Calls `onChange` when something around `element` hides or disables it, and when it can be used again. Use it to close
 * a modal dialog that nobody can see or press, because it would block the whole page. Returns a function that stops
 * watching.
 */
export function watchVisibility(element: Element, onChange: (isVisible: boolean) => void): () => void {
  let wasVisible = true;
  const timer = setInterval(() => {
    const isNowVisible = isUsable(element);
    if (isNowVisible === wasVisible) return;
    wasVisible = isNowVisible;
    onChange(isNowVisible);
  }, CHECK_MS);
  return () => clearInterval(timer);
}
