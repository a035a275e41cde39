import type { ComponentType } from 'react';
import type { TrackedEvent, VendorIds } from '../../domain/tracking/event.ts';
import { isServerPixel } from '../../domain/tracking/integrations.ts';
import { readCookies } from '../../lib/cookies.ts';
import { readDocument } from '../../lib/read-document.ts';
import type { Router } from '../../router/router.ts';
import type { Stores } from '../../stores/create-stores.ts';
import type { Tracking } from '../../stores/tracking/tracking-store.ts';
import { createVisitStore } from '../../stores/tracking/visit-store.ts';
import { type BrowserIds, buildBrowserIds, readClickIds } from './browser-ids.ts';
import {
  createAddedUnitsFinder,
  draftAddToCart,
  draftPurchase,
  draftSearch,
  draftStartCheckout,
  draftViewItem,
  type EventDraft,
} from './draft-events.ts';
import { redactPageUrl, redactReferrer } from './page-url.ts';
import { sendToPixels } from './pixels/send.ts';

/** Detail of the event for the host page: the pixels' event without the page URL. */
export type TrackDetail = Omit<TrackedEvent, 'url'>;

export interface TrackingDeps {
  readonly stores: Stores;
  readonly router: Pick<Router<ComponentType>, 'getState' | 'subscribe'>;
  readonly tracking: Pick<Tracking, 'attach'>;
  /** True when the app owns the path of the page (`url-mode="path"`). */
  readonly ownsPagePath: boolean;
  readonly getLocale: () => string;
  readonly createId: () => string;
  /** Dispatches an event to the host page. */
  readonly emit: (detail: TrackDetail) => void;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Starts reporting the customer's actions to the business's pixels and to the host page. Call it only after the
 * customer has agreed (decisions, section 8). Call the returned function when the customer withdraws their consent.
 */
export function startTracking(deps: TrackingDeps): () => void {
  const { stores, router, tracking, ownsPagePath, createId } = deps;
  const visitStore = stores.getOrCreateStore(createVisitStore);
  const clickIds = readClickIds(location.search);
  const findAdditions = createAddedUnitsFinder();
  let eventCount = 0;
  let lastPath: string | null = null;
  let lastSearchTerm = '';
  let isInCheckout = false;

  const getBrowserIds = () => buildBrowserIds(visitStore.updateVisitor(clickIds), readCookies());
  const toVendorIds = ({ ga: _google, ...vendorIds }: BrowserIds): VendorIds => vendorIds;
  const buildVisitContext = () => ({
    mode: ownsPagePath ? ('hosted' as const) : ('embedded' as const),
    locale: deps.getLocale(),
    host: location.hostname,
  });
  const getPageUrl = () => redactPageUrl(location.href, ownsPagePath);
  const getFirstLanguage = () => stores.business.getState().business?.locales[0];

  const publish = (draft: EventDraft | null, eventId = createId()) => {
    if (!draft || stores.consent.getState().status !== 'granted') return;
    const { pixels } = stores.business.getState();
    const event: TrackedEvent = { ...draft, eventId, url: getPageUrl() };
    const visitor = visitStore.updateVisitor(clickIds);
    const ids = buildBrowserIds(visitor, readCookies());
    eventCount += 1;
    const { url: _page, ...detail } = event;
    deps.emit(detail);
    sendToPixels(
      pixels,
      event,
      {
        ids,
        referrer: redactReferrer(readDocument('referrer')),
        language: navigator.language.toLowerCase(),
        sentAt: Date.now(),
        session: { count: visitor.sessionCount, startedAt: visitor.sessionStartedAt },
        eventCount,
      },
      deps.fetch,
    );
    // The server reports a purchase when it receives the order.
    if (event.event === 'purchase' || !pixels.some(({ type }) => isServerPixel(type))) return;
    visitStore.track({ ...event, event: event.event }, toVendorIds(ids), buildVisitContext());
  };

  const handleRouteChange = () => {
    const { status, route } = router.getState();
    if (status !== 'ready' || !route || route.path === lastPath) return;
    lastPath = route.path;
    publish({ event: 'page_view', items: [] });
    if (route.name === 'item') {
      const item = stores.menu.getState().findItem(route.params.itemId);
      if (item) publish(draftViewItem(item, getFirstLanguage()));
    }
    const { bill } = stores.cart.getState();
    // Report the checkout once. Changing the order type changes the path, but the customer is still in the same
    // checkout.
    if (route.name === 'checkout' && bill && !isInCheckout)
      publish(draftStartCheckout(bill, getFirstLanguage()));
    isInCheckout = route.name === 'checkout';
  };

  tracking.attach({
    track(step) {
      if (step.kind === 'searched') {
        if (step.term !== lastSearchTerm) publish(draftSearch(step.term));
        lastSearchTerm = step.term;
      } else if (step.kind === 'signed_up') {
        publish({ event: 'sign_up', items: [] });
      } else if (step.kind === 'ordered') {
        if (visitStore.claimPurchase(step.eventId))
          publish(draftPurchase(step.order, getFirstLanguage()), step.eventId);
      } else {
        const units = findAdditions(step.before, step.after);
        if (!units.size) return;
        publish(draftAddToCart(stores.cart.getState().bill, units, getFirstLanguage()));
      }
    },
    buildOrderTracking: () => ({ ids: toVendorIds(getBrowserIds()), eventId: createId(), url: getPageUrl() }),
  });
  const unsubscribe = router.subscribe(handleRouteChange);
  handleRouteChange();

  return () => {
    unsubscribe();
    tracking.attach(null);
    visitStore.withdrawConsent(buildVisitContext());
  };
}
