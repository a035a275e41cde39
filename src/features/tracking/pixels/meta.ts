import { countTrackedUnits } from '../../../domain/tracking/event.ts';
import { vendorEventNames } from '../../../domain/tracking/vendor-event-names.ts';
import { buildQuery, type Pixel } from './pixel.ts';

/** Meta's pixel. Sends the same request as its image tag (developers.facebook.com/docs/meta-pixel/implementation). */
export const metaPixel: Pixel = {
  origin: 'https://www.facebook.com',
  buildRequest: (pixelId, event, { ids, referrer, sentAt }) => {
    const { items } = event;
    const contents = items.map(({ id, quantity, price }) => ({
      id,
      quantity,
      item_price: price,
    }));
    return {
      path: '/tr/',
      query: buildQuery({
        id: pixelId,
        ev: vendorEventNames.meta[event.event],
        eid: event.eventId,
        dl: event.url,
        rl: referrer,
        if: 'false',
        ts: sentAt,
        fbp: ids.fbp,
        fbc: ids.fbc,
        'cd[currency]': event.currency,
        'cd[value]': event.value,
        'cd[search_string]': event.term,
        'cd[order_id]': event.orderNumber,
        ...(items.length > 0 && {
          'cd[content_type]': 'product',
          'cd[content_ids]': JSON.stringify(items.map(({ id }) => id)),
          'cd[contents]': JSON.stringify(contents),
          'cd[num_items]': countTrackedUnits(event),
        }),
      }),
    };
  },
};
