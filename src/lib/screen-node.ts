/** A node of a screen that is sent as data: a text, or an element with its tag, attributes and children. */
export type ScreenNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...ScreenNode[]];

/** Id of the form through which buttons of the server's screen lead to a path while the browser runs no scripts. */
export const BUTTON_LINK_FORM = 'order-app-links';
