import { ApiError } from '../../api/client/api-errors.ts';
import { calcOrderCall } from '../../api/contract/quote-contract.ts';
import { type QuoteResponse, toQuoteResponse } from '../../api/mappers/map-quote.ts';
import type { QuotedCoupon } from '../../domain/pricing/coupon-offer.ts';
import { hasSameAmounts, type Quote } from '../../domain/pricing/quote.ts';
import { sessionStorageOf } from '../../lib/session-storage.ts';
import { storageKey } from '../store-deps.ts';
import { calcRequestOf, type QuoteRequest, quoteRequests } from './quote-request.ts';
import type { CartInternals } from './reprice-cart.ts';

// Asks the server what the cart costs and whether its coupon can be used. The cart is priced on the device meanwhile
// (`reprice-cart.ts`); a difference between the two prices is offered to the customer. This code is loaded on the first
// request.

export interface CartRevalidator {
  /** The cart, its price, or whether it is on screen has changed: asks the server once the cart is at rest. */
  schedule(): void;
  /** Asks about a code. Never rejects. */
  applyCoupon(code: string): Promise<void>;
  /** Asks now. Never rejects. */
  revalidate(): Promise<void>;
  /** The server refused an order at the price on screen: its price counts, whatever it is. */
  acceptRefusal(response: QuoteResponse): void;
}

/** Time without changes before the server is asked, in ms. */
const REST_MS = 400;

export function createCartRevalidator(internals: CartInternals): CartRevalidator {
  const { deps, store, save, businessStore } = internals;
  const { currentContent, shownQuote, isCurrent, requestKey, createRequest } = quoteRequests(internals);
  const get = store.getState;
  const isOnline = deps.isOnline ?? (() => globalThis.navigator?.onLine !== false);
  const reportCoupon = (error: unknown) => deps.reporter.report(error, { part: 'coupon' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  /** Key of the last request; '' when that got no response. */
  let lastKey = '';
  /** The content that `calculatedAmounts` are about. */
  let answeredContent = '';

  function isWorthAsking(): boolean {
    const { coupon, calculatedAmounts } = get();
    const isWanted =
      internals.isConnected && (internals.watchers > 0 || coupon) && !deps.page.isHidden() && isOnline();
    const shown = isWanted && shownQuote();
    if (!shown || requestKey(shown) === lastKey) return false;
    const isKnown = calculatedAmounts && hasSameAmounts(shown, calculatedAmounts);
    return !isKnown || (!!coupon && !coupon.terms);
  }

  function schedule(): void {
    const { calculatedAmounts, difference } = get();
    if ((calculatedAmounts || difference) && answeredContent !== currentContent())
      store.setState({ calculatedAmounts: null, difference: null });
    clearTimeout(timer);
    if (!internals.isConnected) running?.abort();
    if (internals.offeredCoupon && internals.isConnected && isOnline() && shownQuote())
      void applyOfferedCoupon();
    else if (isWorthAsking()) timer = setTimeout(() => void revalidate(), REST_MS);
  }

  /** `quoted` null: the server did not mention the coupon. */
  function applyQuotedCoupon(code: string, quoted: QuotedCoupon | null): void {
    const { coupon: before } = get();
    if (!quoted?.terms) {
      const coupon = before?.code === code ? null : before;
      const couponRefusal = { code, reason: quoted?.reason ?? 'unknown' } as const;
      (coupon === before ? store.setState : save)({ coupon, couponRefusal });
      return;
    }
    const coupon = { code: quoted.code, terms: quoted.terms };
    if (JSON.stringify(coupon) === JSON.stringify(before)) return;
    // Only the code is stored: other tabs need not hear of new terms for the same code.
    (coupon.code === before?.code ? store.setState : save)({ coupon, couponRefusal: null });
  }

  /** Compares the server's quote with the one that was `shown`. */
  function compareWith(quote: Quote, shown: Quote): void {
    const { difference } = get();
    const firstShown = difference?.shownQuote ?? shown;
    const isSame = hasSameAmounts(shown, quote);
    answeredContent = currentContent();
    store.setState({
      calculatedAmounts: quote,
      difference:
        (isSame && !difference) || hasSameAmounts(firstShown, quote)
          ? null
          : { shownQuote: firstShown, serverQuote: quote },
    });
    // The menu on screen should have the server's prices.
    if (!isSame) void businessStore.getState().load();
  }

  /** Applies a response, as far as it is about the cart as it is by now. */
  function applyResponse(
    { code, isNewCoupon, content, coupon, shownQuote: shown }: QuoteRequest,
    response: QuoteResponse,
  ) {
    // The customer has removed this code meanwhile.
    if (isNewCoupon && get().queriedCouponCode !== code) return;
    const isSameCart = isCurrent(content) && (isNewCoupon || get().coupon?.code === coupon?.code);
    if (code && (isNewCoupon || isSameCart)) applyQuotedCoupon(code, response.coupon);
    const pricedWith = response.coupon?.terms ? response.coupon.code : undefined;
    const current = shownQuote();
    if (!isSameCart || !current || get().coupon?.code !== pricedWith) return;
    compareWith(response.quote, isNewCoupon ? current : shown);
  }

  /** Sends a request about the cart as it is, with `code`. False when there was no response. */
  async function send(code: string | null): Promise<boolean> {
    const state = get();
    const { bill } = state;
    const request = createRequest(code);
    if (!request || !bill) return false;
    const { isNewCoupon, shownQuote: shown, abort } = request;
    clearTimeout(timer);
    running?.abort();
    running = abort;
    lastKey = requestKey(shown);
    store.setState({
      queriedCouponCode: isNewCoupon ? code : null,
      ...(isNewCoupon && { couponRefusal: null }),
    });
    try {
      const response = await deps.client.call(
        calcOrderCall,
        {
          params: { branch_id: state.cart.branchId },
          body: { ...calcRequestOf(state, bill), coupon_code: code },
          signal: abort.signal,
        },
        (wire) => toQuoteResponse(wire, bill.currency, reportCoupon),
      );
      if (abort === running) applyResponse(request, response);
      return true;
    } catch (error) {
      // A newer request has replaced this one.
      if (abort !== running) return true;
      handleFailure(error);
      return false;
    } finally {
      if (abort === running) {
        running = undefined;
        store.setState({ queriedCouponCode: null });
      }
    }
  }

  function handleFailure(error: unknown): void {
    // Something in the cart is not sold any more: the menu tells what.
    if (error instanceof ApiError && error.kind === 'refused') void businessStore.getState().load();
    else lastKey = '';
  }

  async function applyCoupon(typed: string): Promise<void> {
    const code = typed.trim();
    if (!code) return;
    // Nothing is priced yet: the server is asked with the first item.
    if (!shownQuote()) save({ coupon: { code, terms: null }, couponRefusal: null });
    else if (!(await send(code))) store.setState({ couponRefusal: { code, reason: 'unanswered' } });
  }

  async function revalidate(): Promise<void> {
    clearTimeout(timer);
    if (!isOnline()) return;
    const { queriedCouponCode, coupon } = get();
    // A code that the server is being asked about is sent again with the cart as it is by now.
    await (queriedCouponCode === null ? send(coupon?.code ?? null) : applyCoupon(queriedCouponCode));
  }

  /** Applies the code from outside the cart once a visit. Without a response it waits for the next change of the cart. */
  async function applyOfferedCoupon(): Promise<void> {
    const code = internals.offeredCoupon;
    internals.offeredCoupon = null;
    const visit = deps.tabStorage ?? sessionStorageOf(globalThis.window);
    const key = storageKey(deps, 'offered-coupon');
    if (!code || get().coupon || visit.get(key) === code) return;
    await applyCoupon(code);
    const { coupon, couponRefusal } = get();
    const refusal = couponRefusal?.code === code ? couponRefusal.reason : null;
    if (refusal === 'unanswered') {
      store.setState({ couponRefusal: null });
      internals.offeredCoupon ??= code;
      return;
    }
    visit.set(key, code);
    if (coupon || refusal) store.setState({ couponNotice: { code: coupon?.code ?? code, refusal } });
  }

  schedule();
  return {
    schedule,
    applyCoupon,
    revalidate,
    acceptRefusal({ quote, coupon }) {
      // A request from before the refusal must not replace the refusal's price.
      clearTimeout(timer);
      running?.abort();
      running = undefined;
      store.setState({ queriedCouponCode: null });
      const shown = shownQuote();
      const code = get().coupon?.code;
      if (code) applyQuotedCoupon(code, coupon);
      if (!shown) return;
      answeredContent = currentContent();
      const firstShown = get().difference?.shownQuote ?? shown;
      store.setState({
        calculatedAmounts: quote,
        difference: { shownQuote: firstShown, serverQuote: quote },
      });
    },
  };
}
