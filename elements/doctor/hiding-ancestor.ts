/** An element as a style sheet would name it: `div#menu.tab`. */
function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `<${element.localName}${element.id ? `#${element.id}` : ''}${classes}>`;
}

/** The parent in the flat tree: out of slots and shadow roots too. */
const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

/** The nearest element, itself included, that keeps an element from being seen, and how; undefined when none does. */
export function findHidingAncestor(element: Element): { name: string; declaration: string } | undefined {
  if (getComputedStyle(element).visibility === 'hidden')
    return { name: setterOf(element), declaration: 'visibility: hidden' };
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { display, opacity, contentVisibility, overflow } = getComputedStyle(at);
    const name = nameOf(at);
    if (display === 'none') return { name, declaration: 'display: none' };
    if (opacity === '0') return { name, declaration: 'opacity: 0' };
    if (contentVisibility === 'hidden' && at !== element)
      return { name, declaration: 'content-visibility: hidden' };
    if (
      at !== element &&
      overflow !== 'visible' &&
      display !== 'inline' &&
      at.getBoundingClientRect().height === 0 &&
      isLaidOut(at)
    )
      return { name, declaration: 'height: 0; overflow: hidden' };
  }
  return undefined;
}

/** Whoever began to be invisible: the value is inherited. */
function setterOf(element: Element): string {
  let at = element;
  for (let next = parentOf(at); next && getComputedStyle(next).visibility === 'hidden'; next = parentOf(at))
    at = next;
  return nameOf(at);
}

/** Engines without layout, as tests run on, give every box no size. */
const isLaidOut = ({ ownerDocument }: Element): boolean =>
  ownerDocument.documentElement.getBoundingClientRect().width > 0;
