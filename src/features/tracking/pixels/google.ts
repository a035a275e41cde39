import type { TrackedItem } from '../../../domain/tracking/event.ts';
import { vendorEventNames } from '../../../domain/tracking/vendor-event-names.ts';
import { buildQuery, type Pixel } from './pixel.ts';

/** Escapes `~`, which separates the parts of an item, by doubling it. */
const escapeTildes = (text: string): string => text.replaceAll('~', '~~');

const formatItem = ({ id, name, price, quantity }: TrackedItem): string =>
  `id${escapeTildes(id)}~nm${escapeTildes(name)}~pr${price}~qt${quantity}`;

/** Google Analytics 4. Sends the same request as Google's script. Version 2 of Google's protocol defines the parameters. */
export const googlePixel: Pixel = {
  origin: 'https://www.google-analytics.com',
  buildRequest: (pixelId, event, { ids, referrer, language, session, eventCount }) => ({
    path: '/g/collect',
    query: buildQuery({
      v: 2,
      tid: pixelId,
      // The customer has agreed to advertising and to analytics.
      gcs: 'G111',
      cid: ids.ga,
      sid: Math.floor(session.startedAt / 1000),
      sct: session.count,
      seg: 1,
      _s: eventCount,
      _ss: eventCount === 1 ? 1 : undefined,
      _fv: eventCount === 1 && session.count === 1 ? 1 : undefined,
      ul: language,
      dl: event.url,
      dr: referrer,
      en: vendorEventNames.google[event.event],
      cu: event.currency,
      'epn.value': event.value,
      'ep.event_id': event.eventId,
      'ep.transaction_id': event.event === 'purchase' ? event.eventId : undefined,
      'ep.order_number': event.orderNumber,
      'ep.search_term': event.term,
      ...Object.fromEntries(event.items.map((item, index) => [`pr${index + 1}`, formatItem(item)])),
    }),
    body: '',
  }),
};
