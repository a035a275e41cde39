/** A node of a screen that is sent as data: a text, or an element with its tag, attributes and children. */
export type ScreenNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...ScreenNode[]];

/**
 * Id of the form that makes the buttons of a server-rendered screen lead to a path when the browser runs no scripts.
 */
export const BUTTON_LINK_FORM_ID = 'order-app-links';
