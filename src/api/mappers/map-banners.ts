import type { Banner, BannerTarget } from '../../domain/menu/banner.ts';
import { bannersResponse, type WireBanner } from '../contract/banners-contract.ts';
import { parseLenient } from '../contract/parse-lenient.ts';
import { type Report, toPicture } from './map-common.ts';

/** The target of a banner. If it has several, an item takes precedence over a category, and a category over a URL. */
function toBannerTarget({ id, item_id, category_id, url }: WireBanner, report: Report): BannerTarget | null {
  if (item_id) return { kind: 'item', id: item_id };
  if (category_id) return { kind: 'category', id: category_id };
  if (!url) return null;
  try {
    return { kind: 'url', url, host: new URL(url).hostname };
  } catch (error) {
    report(error, `URL of banner ${id}`);
    return null;
  }
}

/**
 * Maps the body of the banners call. Omits and reports bad banners and duplicate ids. Throws if the body contains no
 * list of banners.
 */
export function readBanners(body: unknown, apiOrigin: string, report: Report): readonly Banner[] {
  const byId = new Map<string, Banner>();
  for (const wire of parseLenient(bannersResponse, body, (error) => report(error, 'banners')).banners) {
    if (byId.has(wire.id)) report(new TypeError('Duplicate id'), `banner ${wire.id}`);
    else
      byId.set(wire.id, {
        id: wire.id,
        image: toPicture(wire.image, apiOrigin, (problem) => report(problem, `banner ${wire.id}`)),
        title: wire.title ?? {},
        target: toBannerTarget(wire, report),
      });
  }
  return [...byId.values()];
}
