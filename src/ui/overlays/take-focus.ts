/**
 * Takes over a focus that went with what had it. Where the customer has moved on meanwhile, it stays: what came late must
 * not draw them back.
 */
export function takeFocus(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) element?.focus({ preventScroll: true });
}
