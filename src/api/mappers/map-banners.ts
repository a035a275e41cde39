import type { Banner, BannerTarget } from '../../domain/menu/banner.ts';
import { bannersResponse, type WireBanner } from '../contract/banners-contract.ts';
import { parseLenient } from '../contract/parse-lenient.ts';
import { type Report, toPicture } from './map-common.ts';

/** With several targets the nearest to the menu wins: an item, a category, an address on the web. */
function targetOf({ id, item_id, category_id, url }: WireBanner, report: Report): BannerTarget | null {
  if (item_id) return { kind: 'item', id: item_id };
  if (category_id) return { kind: 'category', id: category_id };
  if (!url) return null;
  try {
    return { kind: 'url', url, host: new URL(url).hostname };
  } catch (error) {
    report(error, `address of banner ${id}`);
    return null;
  }
}

/**
 * Reads the body of the banners call. A bad banner is left out and told to `report`, as is one whose id came before.
 * Throws when it is no list of banners at all.
 */
export function readBanners(body: unknown, apiOrigin: string, report: Report): readonly Banner[] {
  const byId = new Map<string, Banner>();
  for (const wire of parseLenient(bannersResponse, body, (error) => report(error, 'banners')).banners) {
    if (byId.has(wire.id)) report(new TypeError('an id that came before'), `banner ${wire.id}`);
    else
      byId.set(wire.id, {
        id: wire.id,
        image: toPicture(wire.image, apiOrigin, (problem) => report(problem, `banner ${wire.id}`)),
        title: wire.title ?? {},
        target: targetOf(wire, report),
      });
  }
  return [...byId.values()];
}
