import { countTrackedUnits } from '../../../domain/tracking/event.ts';
import { vendorEventNames } from '../../../domain/tracking/vendor-event-names.ts';
import { buildQuery, type Pixel } from './pixel.ts';

/** Snapchat's pixel. Sends the same request as Snapchat's script. */
export const snapPixel: Pixel = {
  origin: 'https://tr.snapchat.com',
  buildRequest: (pixelId, event, { ids, referrer, sentAt }) => ({
    path: '/p',
    query: buildQuery({
      pid: pixelId,
      ev: vendorEventNames.snap[event.event],
      pl: event.url,
      rf: referrer,
      ts: sentAt,
      // Snapchat's events API calls this parameter `event_id`.
      client_dedup_id: event.eventId,
      e_cur: event.currency,
      e_pr: event.value,
      // The transaction id. To remove duplicate purchases, Snapchat's events API compares this too.
      e_tid: event.orderNumber,
      e_ss: event.term,
      u_c1: ids.scid,
      u_sclid: ids.sccid,
      ...(event.items.length > 0 && {
        e_iids: event.items.map(({ id }) => id).join(';'),
        e_ni: countTrackedUnits(event),
      }),
    }),
  }),
};
