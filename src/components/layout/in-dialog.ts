/** Whether a key was pressed in a dialog of the app's. The element's stage, which holds all of the app, is a dialog too. */
export const isInDialog = (event: { readonly target: EventTarget | null }): boolean =>
  !!(event.target as Element).closest('dialog:not([part])');
