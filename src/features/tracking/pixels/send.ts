import type { TrackingPixel } from '../../../domain/business/business-types.ts';
import type { TrackedEvent } from '../../../domain/tracking/event.ts';
import { type BrowserPixel, isBrowserPixel } from '../../../domain/tracking/integrations.ts';
import { googlePixel } from './google.ts';
import { metaPixel } from './meta.ts';
import type { Pixel, PixelContext } from './pixel.ts';
import { snapPixel } from './snap.ts';
import { tiktokPixel } from './tiktok.ts';

/** The pixels to which the browser sends events, by integration number (spec, section 9). */
const pixelsByType: Readonly<Record<BrowserPixel, Pixel>> = {
  1: metaPixel,
  2: googlePixel,
  3: snapPixel,
  4: tiktokPixel,
};

/**
 * Sends an event to every pixel of the business. No vendor script runs, and nothing is added to the page. The responses
 * are ignored, and the requests continue when the page closes. A request that the host's policy or the browser blocks
 * has no effect.
 */
export function sendToPixels(
  trackingPixels: readonly TrackingPixel[],
  event: TrackedEvent,
  context: PixelContext,
  fetch: typeof globalThis.fetch,
): void {
  for (const { type, id, endpoint } of trackingPixels) {
    if (!isBrowserPixel(type)) continue;
    const { origin, buildRequest } = pixelsByType[type];
    const { path, query, body } = buildRequest(id, event, context);
    const requestUrl = `${endpoint?.replace(/\/+$/, '') ?? origin}${path}${query ? `?${query}` : ''}`;
    fetch(requestUrl, {
      mode: 'no-cors',
      keepalive: true,
      // Sends the vendor's cookies, as an image request would, if the browser allows them.
      credentials: 'include',
      referrerPolicy: 'strict-origin',
      ...(body !== undefined && { method: 'POST', body }),
    }).catch(() => undefined);
  }
}
