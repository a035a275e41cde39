/** Describes an element like a CSS selector: `<div#menu.tab>`. */
function describeElement(element: Element): string {
  const classSelector = [...element.classList].map((name) => `.${name}`).join('');
  return `<${element.localName}${element.id ? `#${element.id}` : ''}${classSelector}>`;
}

/** The parent in the flat tree: the assigned slot, the parent element or the shadow host. */
const getFlatTreeParent = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

/**
 * The nearest ancestor that hides the element, or the element itself, with the CSS that hides it. Undefined if there is
 * none.
 */
export function findHidingAncestor(element: Element): { name: string; declaration: string } | undefined {
  if (getComputedStyle(element).visibility === 'hidden')
    return { name: findVisibilitySource(element), declaration: 'visibility: hidden' };
  for (let current: Element | null = element; current; current = getFlatTreeParent(current)) {
    const { display, opacity, contentVisibility, overflow } = getComputedStyle(current);
    const name = describeElement(current);
    if (display === 'none') return { name, declaration: 'display: none' };
    if (opacity === '0') return { name, declaration: 'opacity: 0' };
    if (contentVisibility === 'hidden' && current !== element)
      return { name, declaration: 'content-visibility: hidden' };
    if (
      current !== element &&
      overflow !== 'visible' &&
      display !== 'inline' &&
      current.getBoundingClientRect().height === 0 &&
      hasLayout(current)
    )
      return { name, declaration: 'height: 0; overflow: hidden' };
  }
  return undefined;
}

/**
 * Finds the ancestor that sets `visibility`. `visibility` is inherited, so this is the outermost invisible ancestor.
 */
function findVisibilitySource(element: Element): string {
  let source = element;
  let parent = getFlatTreeParent(source);
  while (parent && getComputedStyle(parent).visibility === 'hidden') {
    source = parent;
    parent = getFlatTreeParent(source);
  }
  return describeElement(source);
}

/** False in engines without layout, such as jsdom, where every box has size 0. */
const hasLayout = ({ ownerDocument }: Element): boolean =>
  ownerDocument.documentElement.getBoundingClientRect().width > 0;
