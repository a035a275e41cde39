import type { LocalizedText, Picture } from './menu-types.ts';

/** Where a banner leads. */
export type BannerTarget =
  | { readonly kind: 'item' | 'category'; readonly id: string }
  | { readonly kind: 'url'; readonly url: string; readonly host: string };

/** A picture on the menu home, on the days the business chose for it. */
export interface Banner {
  readonly id: string;
  readonly image: Picture | null;
  readonly title: LocalizedText;
  readonly target: BannerTarget | null;
}
