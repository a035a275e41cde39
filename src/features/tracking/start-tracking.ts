import type { ComponentType } from 'react';
import type { TrackedEvent, VendorIds } from '../../domain/tracking/event.ts';
import { isServerPixel } from '../../domain/tracking/integrations.ts';
import { readCookies } from '../../lib/cookies.ts';
import type { Router } from '../../router/router.ts';
import type { Stores } from '../../stores/create-stores.ts';
import type { Tracking } from '../../stores/tracking/tracking-store.ts';
import { createVisitStore } from '../../stores/tracking/visit-store.ts';
import { type BrowserIds, browserIds, clicksIn } from './browser-ids.ts';
import {
  addedUnits,
  createAdditions,
  type Draft,
  purchased,
  searchedFor,
  startedCheckout,
  viewedItem,
} from './draft-events.ts';
import { pageUrl, referrerUrl } from './page-url.ts';
import { sendToPixels } from './pixels/send.ts';

/** What the host hears of an event: what the pixels are told, without the page. */
export type TrackDetail = Omit<TrackedEvent, 'url'>;

export interface TrackingDeps {
  readonly stores: Stores;
  readonly router: Pick<Router<ComponentType>, 'getState' | 'subscribe'>;
  readonly tracking: Pick<Tracking, 'attach'>;
  /** The path of the page is the app's own (`url-mode="path"`). */
  readonly isOwnPage: boolean;
  readonly locale: () => string;
  readonly newId: () => string;
  /** Tells the host. */
  readonly emit: (detail: TrackDetail) => void;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * From now on the customer's steps are told to whom the business named, and to the host, until the returned function is
 * called: when the customer thinks again. Called only after they agreed (decisions, section 8).
 */
export function startTracking(deps: TrackingDeps): () => void {
  const { stores, router, tracking, isOwnPage, newId } = deps;
  const visits = stores.lazyStore(createVisitStore);
  const clicks = clicksIn(location.search);
  const additions = createAdditions();
  let hits = 0;
  let shownPath: string | null = null;
  let searched = '';

  const ids = () => browserIds(visits.visitor(clicks), readCookies());
  const vendorIdsOf = ({ ga: _google, ...known }: BrowserIds): VendorIds => known;
  const about = () => ({
    mode: isOwnPage ? ('hosted' as const) : ('embedded' as const),
    locale: deps.locale(),
    host: location.hostname,
  });
  const here = () => pageUrl(location.href, isOwnPage);
  const firstLanguage = () => stores.business.getState().business?.locales[0];

  const publish = (draft: Draft | null, eventId = newId()) => {
    if (!draft || stores.consent.getState().status !== 'granted') return;
    const { pixels } = stores.business.getState();
    const event: TrackedEvent = { ...draft, eventId, url: here() };
    const visitor = visits.visitor(clicks);
    const known = browserIds(visitor, readCookies());
    hits += 1;
    const { url: _page, ...detail } = event;
    deps.emit(detail);
    sendToPixels(
      pixels,
      event,
      {
        ids: known,
        referrer: referrerUrl(document.referrer),
        language: navigator.language.toLowerCase(),
        at: Date.now(),
        session: { count: visitor.sessions, began: visitor.began },
        hits,
      },
      deps.fetch,
    );
    // The order itself told the server of the purchase.
    if (event.event === 'purchase' || !pixels.some(({ type }) => isServerPixel(type))) return;
    visits.tell({ ...event, event: event.event }, vendorIdsOf(known), about());
  };

  const onRoute = () => {
    const { status, route } = router.getState();
    if (status !== 'ready' || !route || route.path === shownPath) return;
    shownPath = route.path;
    publish({ event: 'page_view', items: [] });
    if (route.name === 'item') {
      const item = stores.menu.getState().itemById(route.params.itemId);
      if (item) publish(viewedItem(item, firstLanguage()));
    }
    const { bill } = stores.cart.getState();
    if (route.name === 'checkout' && bill) publish(startedCheckout(bill, firstLanguage()));
  };

  tracking.attach({
    told(step) {
      if (step.kind === 'searched') {
        if (step.term !== searched) publish(searchedFor(step.term));
        searched = step.term;
      } else if (step.kind === 'signed_up') {
        publish({ event: 'sign_up', items: [] });
      } else if (step.kind === 'ordered') {
        if (visits.claimPurchase(step.eventId)) publish(purchased(step.order, firstLanguage()), step.eventId);
      } else {
        const units = additions(step.before, step.after);
        if (!units.size) return;
        // The bill follows the cart at once when its code is here, and with it when not.
        const tell = () => publish(addedUnits(stores.cart.getState().bill, units, firstLanguage()));
        stores.cart.loadPricing().then(tell, tell);
      }
    },
    forOrder: () => ({ ids: vendorIdsOf(ids()), eventId: newId(), url: here() }),
  });
  const stop = router.subscribe(onRoute);
  onRoute();

  return () => {
    stop();
    tracking.attach(null);
    visits.withdraw(about());
  };
}
