/**
 * Focuses `element` if nothing has the focus, for example because the focused element was removed. Does nothing if the
 * customer has focused something else in the meantime.
 */
export function restoreFocus(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) element?.focus({ preventScroll: true });
}
