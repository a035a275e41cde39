import { vendorEventNames } from '../../../domain/tracking/vendor-event-names.ts';
import type { Pixel } from './pixel.ts';

/** TikTok's pixel. Sends the same request as TikTok's script. */
export const tiktokPixel: Pixel = {
  origin: 'https://analytics.tiktok.com',
  buildRequest: (pixelId, event, { ids, referrer, sentAt }) => ({
    path: '/api/v2/pixel',
    body: JSON.stringify({
      event: vendorEventNames.tiktok[event.event],
      event_id: event.eventId,
      timestamp: new Date(sentAt).toISOString(),
      context: {
        pixel: { code: pixelId },
        page: { url: event.url, referrer },
        user: { anonymous_id: ids.ttp },
        ad: { callback: ids.ttclid },
      },
      properties: {
        currency: event.currency,
        value: event.value,
        query: event.term,
        order_id: event.orderNumber,
        ...(event.items.length > 0 && {
          content_type: 'product',
          contents: event.items.map(({ id, name, quantity, price }) => ({
            content_id: id,
            content_name: name,
            content_type: 'product',
            quantity,
            price,
          })),
        }),
      },
    }),
  }),
};
