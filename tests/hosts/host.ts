/** A kind of host page, with the styles and scripts that affect embedded elements. */
export interface Host {
  /** Also the URL path of the page. */
  readonly name: string;
  /** Without a doctype, browsers use quirks mode. */
  readonly doctype?: false;
  /** Attributes of `html`. */
  readonly html?: string;
  /** HTML in the head. */
  readonly head?: string;
  /** Style sheets, as paths in node_modules. */
  readonly styleSheets?: readonly string[];
  readonly css?: string;
  /** Scripts in the head, before the loader: files of `pages`, or absolute paths. */
  readonly scripts?: readonly string[];
  /** HTML before and after the element's container. */
  readonly htmlAround?: readonly [before: string, after: string];
  /** HTML after the element. */
  readonly htmlAfter?: string;
  readonly enclosure?: 'frame' | 'shadow root';
  /** Screens that the host page may cover, so they are not compared. */
  readonly coveredScreens?: readonly Screen[];
}

export const SCREENS = ['menu', 'item', 'cart', 'checkout'] as const;
export type Screen = (typeof SCREENS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space around the element in the window. */
export const MARGIN_PX = 20;
