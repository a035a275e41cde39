/** A site that embeds the element, and what it does to everything on it. */
export interface Host {
  /** Also its address. */
  readonly name: string;
  /** Quirks mode without. */
  readonly doctype?: false;
  /** Attributes of `html`. */
  readonly html?: string;
  /** What stands in the head. */
  readonly head?: string;
  /** Files of packages, by their path in node_modules, as style sheets. */
  readonly sheets?: readonly string[];
  readonly css?: string;
  /** Scripts in the head, ahead of the widget's: files of `pages`, or whole paths of the machine. */
  readonly scripts?: readonly string[];
  /** What encloses the place of the element. */
  readonly around?: readonly [before: string, after: string];
  /** Beside it. */
  readonly beside?: string;
  readonly enclosure?: 'frame' | 'shadow root';
  /** Screens on which the host may lie over the app: only the others are compared. */
  readonly covers?: readonly Screen[];
}

export const SCREENS = ['menu', 'item', 'cart', 'checkout'] as const;
export type Screen = (typeof SCREENS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space left around the element in the window. */
export const MARGIN = 20;
