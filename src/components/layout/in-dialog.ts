/**
 * Whether an event comes from a dialog of the app. Ignores the dialog with a `part` attribute, which is the stage
 * around the whole app.
 */
export const isInDialog = (event: { readonly target: EventTarget | null }): boolean =>
  !!(event.target as Element).closest('dialog:not([part])');
