/** Whether an event comes from a dialog of the app. Dialogs with a `part` don't count: that is the element's own frame. */
export const isInDialog = (event: { readonly target: EventTarget | null }): boolean =>
  !!(event.target as Element).closest('dialog:not([part])');
