/** A node of a screen that is sent as data: a text, or an element with its tag, attributes and children. */
export type ScreenNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...ScreenNode[]];
