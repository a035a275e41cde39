import type { LocalizedText, Picture } from './menu-types.ts';

/** The destination of a banner. */
export type BannerTarget =
  | { readonly kind: 'item' | 'category'; readonly id: string }
  | { readonly kind: 'url'; readonly url: string; readonly host: string };

/** A picture at the top of the menu, displayed on the days chosen by the business. */
export interface Banner {
  readonly id: string;
  readonly image: Picture | null;
  readonly title: LocalizedText;
  readonly target: BannerTarget | null;
}
