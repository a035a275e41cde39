/** How often the visibility is checked, in ms. Browsers report no event for it. */
const CHECK_MS = 250;

const getParentBox = (element: Element): Element | null => {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
};

/** Whether an element is rendered, or its children if it has no box of its own. */
function isRendered(element: Element): boolean {
  for (let box: Element | null = element; box; box = getParentBox(box)) {
    const { display } = getComputedStyle(box);
    if (display === 'none') return false;
    if (display !== 'contents') return box.checkVisibility?.() ?? true;
  }
  return true;
}

/**
 * Whether the customer can see what is inside `element`, as far as the host page decides: it may hide the element's
 * surroundings, such as a popup or a tab. Inside the shadow root, only the layout counts, because the app itself makes
 * its screen invisible while the server's first screen is still shown.
 */
function isVisible(element: Element): boolean {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : element;
  return isRendered(element) && getComputedStyle(host).visibility !== 'hidden';
}

/**
 * Calls `onChange` when `element` is hidden by something around it, and when it is shown again. An open modal dialog
 * blocks the whole page even while nobody can see it. Returns a function that stops this.
 */
export function watchVisibility(element: Element, onChange: (isVisible: boolean) => void): () => void {
  let wasVisible = true;
  const timer = setInterval(() => {
    const isNowVisible = isVisible(element);
    if (isNowVisible === wasVisible) return;
    wasVisible = isNowVisible;
    onChange(isNowVisible);
  }, CHECK_MS);
  return () => clearInterval(timer);
}
