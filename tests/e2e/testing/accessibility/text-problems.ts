/**
 * Lists what keeps a reader from reading texts or pressing controls: a text or control that leaves the element at a side, a text
 * that an ancestor cuts off or that ends with an ellipsis, a text under another text or a button, and a page that scrolls
 * sideways. Runs in the page of any browser, so it refers to nothing outside.
 *
 * Rows that scroll sideways may be longer than the screen. The card of a dish may end its texts after some whole lines, because
 * they are complete on the page of the dish. Texts that are hidden from screen readers repeat another text, except the title
 * of a dialog and the text that replaces an input's placeholder.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one function, because browsers receive its text
export function findTextProblems(): string[] {
  const TOLERANCE_PX = 1.5;
  /** Share of a line's height that may be hidden or covered. Fonts reserve space above and below most letters. */
  const LINE_SHARE = 0.3;
  const root = document.querySelector('order-app')?.shadowRoot;
  const surface = root?.querySelector('[data-surface]');
  if (!root || !surface) throw new Error('There is no app');
  const area = [...root.querySelectorAll(':modal')].at(-1) ?? surface;
  const stage = surface.getBoundingClientRect();
  const problems = new Set<string>();

  const quote = (text: string) => `"${text.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}"`;
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Text with a size of one pixel is only for screen readers.
    return isShown && width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none';
  };

  interface Ancestor {
    readonly element: Element;
    readonly style: CSSStyleDeclaration;
    readonly box: DOMRect;
  }
  const cache = new Map<Element, readonly Ancestor[]>();
  /** The element and its ancestors inside the surface, up to one with a fixed position. */
  const listAncestors = (element: Element): readonly Ancestor[] => {
    const cached = cache.get(element);
    if (cached) return cached;
    const style = getComputedStyle(element);
    const parent = style.position === 'fixed' ? null : element.parentElement;
    const outerAncestors = parent && parent !== surface ? listAncestors(parent) : [];
    const ancestors = [{ element, style, box: element.getBoundingClientRect() }, ...outerAncestors];
    cache.set(element, ancestors);
    return ancestors;
  };
  const isScroller = (overflow: string) => /auto|scroll/.test(overflow);
  const scrollsSideways = ({ element, style }: Ancestor) =>
    isScroller(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
  const scrollsDown = ({ element, style }: Ancestor) =>
    isScroller(style.overflowY) && element.scrollHeight > element.clientHeight + 1;

  const leavesScreen = (box: DOMRect, element: Element): boolean =>
    (box.left < stage.left - TOLERANCE_PX || box.right > stage.right + TOLERANCE_PX) &&
    !listAncestors(element).some(scrollsSideways);
  const isCutOffAtSide = (line: DOMRect, element: Element): boolean => {
    for (const { style, box } of listAncestors(element)) {
      if (isScroller(style.overflowX)) return false;
      if (style.overflowX === 'visible') continue;
      if (line.left < box.left - TOLERANCE_PX || line.right > box.right + TOLERANCE_PX) return true;
    }
    return false;
  };
  const isCutAtEnd = (line: DOMRect, element: Element): boolean => {
    for (const { element: ancestor, style, box } of listAncestors(element)) {
      if (isScroller(style.overflowY)) return false;
      const hiddenShare = Math.max(box.top - line.top, line.bottom - box.bottom) / line.height;
      if (style.overflowY === 'visible' || hiddenShare <= LINE_SHARE) continue;
      return !(ancestor.closest('article, [role=list] li') && hiddenShare > 1 - LINE_SHARE);
    }
    return false;
  };
  /** The part of a box that no ancestor hides or has scrolled out of view. Null if there is none. */
  const clip = (whole: DOMRect, element: Element): DOMRect | null => {
    let { left, right, top, bottom } = whole;
    for (const { style, box } of listAncestors(element)) {
      if (style.overflowX === 'visible') continue;
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
  };
  /** The scrolling area or the bar over it that contains the element. Bars cover what scrolls under them. */
  const findLayer = (element: Element): Element | undefined =>
    listAncestors(element).find(
      (ancestor) => /sticky|fixed/.test(ancestor.style.position) || scrollsDown(ancestor),
    )?.element;

  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly box: DOMRect;
    readonly layer: Element | undefined;
  }
  const visibleLines: Line[] = [];
  const checkText = (node: Text, element: Element) => {
    const text = quote(node.data);
    const layer = findLayer(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1)) {
      if (leavesScreen(line, element)) problems.add(`${text} leaves the screen`);
      else if (isCutOffAtSide(line, element) || isCutAtEnd(line, element)) problems.add(`${text} is cut off`);
      const box = clip(line, element);
      if (box) visibleLines.push({ element, text, box, layer });
    }
    const isShortened = element.scrollWidth > element.clientWidth + 1;
    const { textOverflow, overflowX } = getComputedStyle(element);
    if (textOverflow === 'ellipsis' && overflowX !== 'visible' && isShortened && !element.closest('article'))
      problems.add(`${text} ends with an ellipsis`);
  };
  /** Whether the text is shown in place of the placeholder of an input. */
  const replacesPlaceholder = ({ previousElementSibling: input, textContent }: Element): boolean =>
    input instanceof HTMLInputElement && input.placeholder === textContent;
  const isDecoration = (element: Element): boolean =>
    !!element.closest('[aria-hidden=true]') &&
    element.id !== area.getAttribute('aria-labelledby') &&
    !replacesPlaceholder(element);
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    const hasReadableText =
      !!element && !element.closest('svg, option, .leaflet-container') && !isDecoration(element);
    if (hasReadableText && node.data.trim() && isVisible(element)) checkText(node, element);
  }

  const canvasContext = document.createElement('canvas').getContext('2d');
  for (const input of area.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
    const nextElement = input.nextElementSibling;
    if (!canvasContext || !isVisible(input) || (nextElement && replacesPlaceholder(nextElement))) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
      getComputedStyle(input);
    canvasContext.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const freeWidth = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (canvasContext.measureText(input.placeholder).width > freeWidth + TOLERANCE_PX)
      problems.add(`the placeholder ${quote(input.placeholder)} is cut off`);
  }

  const overlaps = (a: DOMRect, b: DOMRect): boolean => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 2 * TOLERANCE_PX && height > LINE_SHARE * Math.min(a.height, b.height);
  };
  for (const [index, { element, text, box, layer }] of visibleLines.entries())
    for (const laterLine of visibleLines.slice(index + 1))
      if (element !== laterLine.element && layer === laterLine.layer && overlaps(box, laterLine.box))
        problems.add(`${text} overlaps ${laterLine.text}`);

  for (const control of area.querySelectorAll('a[href], button, input, select, textarea')) {
    if (!isVisible(control) || control.closest('.leaflet-container')) continue;
    const name = quote(control.getAttribute('aria-label') ?? control.textContent ?? control.localName);
    const box = control.getBoundingClientRect();
    if (leavesScreen(box, control)) problems.add(`${control.localName} ${name} leaves the screen`);
    const visibleBox = control.matches('button') && clip(box, control);
    const layer = findLayer(control);
    for (const line of visibleBox ? visibleLines : [])
      if (
        !control.contains(line.element) &&
        line.layer === layer &&
        visibleBox &&
        overlaps(visibleBox, line.box)
      )
        problems.add(`button ${name} covers ${line.text}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) problems.add('the page scrolls sideways');
  return [...problems];
}
