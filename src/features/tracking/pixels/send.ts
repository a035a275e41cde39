import type { TrackingPixel } from '../../../domain/business/business-types.ts';
import type { TrackedEvent } from '../../../domain/tracking/event.ts';
import { type BrowserPixel, isBrowserPixel } from '../../../domain/tracking/integrations.ts';
import { googlePixel } from './google.ts';
import { metaPixel } from './meta.ts';
import type { Pixel, Surroundings } from './pixel.ts';
import { snapPixel } from './snap.ts';
import { tiktokPixel } from './tiktok.ts';

/** The integrations that the browser feeds, by their numbers (spec, section 9). */
const pixels: Readonly<Record<BrowserPixel, Pixel>> = {
  1: metaPixel,
  2: googlePixel,
  3: snapPixel,
  4: tiktokPixel,
};

/**
 * Tells every pixel of the business of an event. No vendor's script runs and nothing is put into the page: each is a
 * request that needs no answer and outlives the page. Where the host's policy or the customer's browser stops it, nothing
 * else happens.
 */
export function sendToPixels(
  list: readonly TrackingPixel[],
  event: TrackedEvent,
  around: Surroundings,
  fetch: typeof globalThis.fetch,
): void {
  for (const { type, id, endpoint } of list) {
    if (!isBrowserPixel(type)) continue;
    const { origin, request } = pixels[type];
    const { path, query, body } = request(id, event, around);
    const address = `${endpoint?.replace(/\/+$/, '') ?? origin}${path}${query ? `?${query}` : ''}`;
    fetch(address, {
      mode: 'no-cors',
      keepalive: true,
      // As an image would: the vendor's own cookies, where the browser lets it have any here.
      credentials: 'include',
      referrerPolicy: 'strict-origin',
      ...(body !== undefined && { method: 'POST', body }),
    }).catch(() => undefined);
  }
}
