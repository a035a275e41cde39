import type { Banner, BannerTarget } from '../domain/menu/banner.ts';
import { toPicture } from './map-common.ts';
import { parseLenient } from './parse-lenient.ts';
import { bannersResponse } from './schemas/banners.ts';

/** With several targets the nearest to the menu wins: an item, a category, an address on the web. */
function targetOf(wire: {
  readonly item_id?: string | null | undefined;
  readonly category_id?: string | null | undefined;
  readonly url?: string | null | undefined;
}): BannerTarget | null {
  if (wire.item_id) return { kind: 'item', id: wire.item_id };
  if (wire.category_id) return { kind: 'category', id: wire.category_id };
  return wire.url ? { kind: 'url', url: wire.url } : null;
}

/**
 * Reads the body of the banners call. A bad banner is left out and told to `report`, as is one whose id came before.
 * Throws when it is no list of banners at all.
 */
export function readBanners(
  body: unknown,
  apiOrigin: string,
  report: (error: unknown, what: string) => void,
): readonly Banner[] {
  const byId = new Map<string, Banner>();
  for (const wire of parseLenient(bannersResponse, body, report).banners) {
    if (byId.has(wire.id)) report(new TypeError('an id that came before'), `banner ${wire.id}`);
    else
      byId.set(wire.id, {
        id: wire.id,
        image: toPicture(wire.image, apiOrigin),
        title: wire.title ?? {},
        target: targetOf(wire),
      });
  }
  return [...byId.values()];
}
