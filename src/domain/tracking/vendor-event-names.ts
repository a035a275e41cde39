import type { TrackedEventName } from './event.ts';
import type { Vendor } from './integrations.ts';

/**
 * Each vendor's names of the tracked events. A vendor counts an event from the browser and the server only once if name
 * and id are equal, so both use this table.
 */
export const vendorEventNames: Readonly<Record<Vendor, Readonly<Record<TrackedEventName, string>>>> = {
  meta: {
    page_view: 'PageView',
    view_item: 'ViewContent',
    add_to_cart: 'AddToCart',
    start_checkout: 'InitiateCheckout',
    purchase: 'Purchase',
    search: 'Search',
    sign_up: 'CompleteRegistration',
  },
  google: {
    page_view: 'page_view',
    view_item: 'view_item',
    add_to_cart: 'add_to_cart',
    start_checkout: 'begin_checkout',
    purchase: 'purchase',
    search: 'search',
    sign_up: 'sign_up',
  },
  snap: {
    page_view: 'PAGE_VIEW',
    view_item: 'VIEW_CONTENT',
    add_to_cart: 'ADD_CART',
    start_checkout: 'START_CHECKOUT',
    purchase: 'PURCHASE',
    search: 'SEARCH',
    sign_up: 'SIGN_UP',
  },
  tiktok: {
    page_view: 'Pageview',
    view_item: 'ViewContent',
    add_to_cart: 'AddToCart',
    start_checkout: 'InitiateCheckout',
    purchase: 'CompletePayment',
    search: 'Search',
    sign_up: 'CompleteRegistration',
  },
};
