/**
 * Whether an event comes from a dialog of the app. A dialog with a `part` attribute is the element's frame and does not
 * count.
 */
export const isInDialog = (event: { readonly target: EventTarget | null }): boolean =>
  !!(event.target as Element).closest('dialog:not([part])');
