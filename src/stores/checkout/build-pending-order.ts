import { toShownQuote } from '../../api/contract/to-wire-quote.ts';
import { describeCart } from '../../domain/cart/cart.ts';
import { isPaidOnline } from '../../domain/payment/payment-type.ts';
import { type Quote, quoteFromBill } from '../../domain/pricing/quote.ts';
import { getExtraMinutes, NO_RUSH } from '../../domain/schedule/rush.ts';
import { formatInstant } from '../../lib/calendar.ts';
import { buildReturnUrl } from '../../lib/return-url.ts';
import { createProofStorage, findPhoneProof } from '../account/verified-phones.ts';
import { getScheduledAt } from '../cart/quote-request.ts';
import { getCartDelivery } from '../delivery/delivery-state.ts';
import type { OrderInternals, OrderPlacementState } from '../orders/orders-state.ts';
import { loadDeviceId } from '../schedule/device-id.ts';
import { computeImmediatePromise } from '../schedule/immediate-promise.ts';
import { buildOrderRequest, type PendingOrder } from './order-request.ts';

export const buildRefusal = (code: string): OrderPlacementState => ({
  status: 'refused',
  code,
  message: null,
  fields: {},
});

/**
 * Builds an order from the cart at the price of `agreedQuote`, by default the cart's price. Returns a refusal if the
 * cart cannot be ordered.
 */
export function buildPendingOrder(
  { deps, businessStore, cartStore, shopStore }: OrderInternals,
  agreedQuote: Quote | undefined,
): PendingOrder | OrderPlacementState {
  const state = cartStore.getState();
  const { cart, bill } = state;
  if (!bill || businessStore.getState().status !== 'fetched') return buildRefusal('not_ready');
  if (!cart.lines.length) return buildRefusal('cart_empty');
  if (bill.problems.length) return buildRefusal('line_problems');
  const quote = agreedQuote ?? quoteFromBill(bill, state.coupon?.code);
  const { total, wallet } = quote;
  const rush = shopStore.getState().schedule?.types[cart.orderType]?.rush ?? NO_RUSH;
  const promiseInput = { business: businessStore.getState(), cart: state, shop: shopStore.getState() };
  const promisedTime = computeImmediatePromise(promiseInput, deps.now());
  const request = buildOrderRequest(state, bill, {
    total,
    wallet,
    tracking: deps.tracking?.buildOrderTracking(),
    phone_proof: findPhoneProof(createProofStorage(deps).load() ?? [], state.details, deps.now()),
    promised_at: typeof promisedTime === 'number' ? formatInstant(promisedTime) : null,
    extra_minutes: getExtraMinutes(rush, deps.now()),
    // The server limits how many places in slots one device may take. An immediate order takes none.
    device_id: getScheduledAt(state) ? loadDeviceId(deps) : null,
  });
  return {
    idempotencyKey: deps.createId(),
    request: isPaidOnline(request.payment_type) ? { ...request, return_url: buildReturnUrl() } : request,
    units: Object.fromEntries(cart.lines.map(({ key, count }) => [key, count])),
    quote: toShownQuote(quote),
    cartContent: describeCart(cart),
    placeName: (cart.orderType === 'dine_in' ? state.table : getCartDelivery(state))?.name ?? null,
    sentAt: deps.now(),
  };
}
