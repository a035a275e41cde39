import type { TrackedItem } from '../../../domain/tracking/event.ts';
import { vendorNames } from '../../../domain/tracking/vendor-names.ts';
import { type Pixel, queryOf } from './pixel.ts';

/** `~` stands between the parts of an item, and twice for itself. */
const part = (text: string): string => text.replaceAll('~', '~~');

const itemParts = ({ id, name, price, quantity }: TrackedItem): string =>
  `id${part(id)}~nm${part(name)}~pr${price}~qt${quantity}`;

/** Google Analytics 4 by the address its own script calls (protocol 2). What an item's parts are called is the protocol's. */
export const googlePixel: Pixel = {
  origin: 'https://www.google-analytics.com',
  request: (id, event, { ids, referrer, language, session, hits }) => ({
    path: '/g/collect',
    query: queryOf({
      v: 2,
      tid: id,
      // The customer agreed, to advertising and to analysis.
      gcs: 'G111',
      cid: ids.ga,
      sid: Math.floor(session.began / 1000),
      sct: session.count,
      seg: 1,
      _s: hits,
      _ss: hits === 1 ? 1 : undefined,
      _fv: hits === 1 && session.count === 1 ? 1 : undefined,
      ul: language,
      dl: event.url,
      dr: referrer,
      en: vendorNames.google[event.event],
      cu: event.currency,
      'epn.value': event.value,
      'ep.event_id': event.eventId,
      'ep.transaction_id': event.event === 'purchase' ? event.eventId : undefined,
      'ep.order_number': event.orderNumber,
      'ep.search_term': event.term,
      ...Object.fromEntries(event.items.map((item, at) => [`pr${at + 1}`, itemParts(item)])),
    }),
    body: '',
  }),
};
