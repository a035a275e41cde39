import { ApiError } from '../../api/client/api-errors.ts';
import { calcOrderCall } from '../../api/contract/quote-contract.ts';
import { type QuoteResponse, toQuoteResponse } from '../../api/mappers/map-quote.ts';
import { hasSameAmounts, type Quote } from '../../domain/pricing/quote.ts';
import type { QuotedCoupon } from '../../domain/pricing/quoted-coupon.ts';
import { createQuoteRequests, type QuoteRequest, toCalcRequest } from './quote-request.ts';
import type { CartInternals } from './reprice-cart.ts';

// Requests the server's price of the cart and checks its coupon. Until the response arrives, the app shows the price
// computed on the device (`reprice-cart.ts`). If the two differ, the customer is asked to accept the server's price.
// This lazy chunk loads on the first request.

export interface CartRevalidator {
  /** Sends a request once the cart has stopped changing. Call it after each change of the cart or its visibility. */
  scheduleRequest(): void;
  /** Has the server check a code. Never rejects. */
  applyCoupon(code: string): Promise<void>;
  /** Sends the request immediately. Never rejects. */
  revalidate(): Promise<void>;
  /** Adopts the server's price after the server has refused an order at the price on screen. */
  adoptServerPrice(response: QuoteResponse): void;
}

/** Time without changes before a request is sent, in ms. */
const DEBOUNCE_MS = 400;

export function createCartRevalidator(internals: CartInternals): CartRevalidator {
  const { deps, store, save, businessStore } = internals;
  const { getCurrentContent, getShownQuote, isCurrent, buildRequestKey, createRequest } =
    createQuoteRequests(internals);
  const get = store.getState;
  const isOnline = deps.isOnline ?? (() => globalThis.navigator?.onLine !== false);
  const reportCoupon = (error: unknown) => deps.reporter.report(error, { part: 'coupon' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let activeRequest: AbortController | undefined;
  /** Key of the last request; empty if it got no response. */
  let lastRequestKey = '';
  /** The cart content that `calculatedAmounts` belongs to. */
  let pricedContent = '';

  function needsRequest(): boolean {
    const { coupon, calculatedAmounts } = get();
    const isPriceNeeded =
      internals.isConnected &&
      (internals.priceViewerCount > 0 || coupon) &&
      !deps.page.isHidden() &&
      isOnline();
    const shownQuote = isPriceNeeded && getShownQuote();
    if (!shownQuote || buildRequestKey(shownQuote) === lastRequestKey) return false;
    const isSamePrice = calculatedAmounts && hasSameAmounts(shownQuote, calculatedAmounts);
    return !isSamePrice || (!!coupon && !coupon.terms);
  }

  function scheduleRequest(): void {
    const { calculatedAmounts, priceChange } = get();
    if ((calculatedAmounts || priceChange) && pricedContent !== getCurrentContent())
      store.setState({ calculatedAmounts: null, priceChange: null });
    clearTimeout(timer);
    if (!internals.isConnected) activeRequest?.abort();
    if (internals.linkCoupon.getPendingCode() && internals.isConnected && isOnline() && getShownQuote())
      void applyLinkCoupon();
    else if (needsRequest()) timer = setTimeout(() => void revalidate(), DEBOUNCE_MS);
  }

  /** `quotedCoupon` is null if the response does not include the coupon. */
  function applyQuotedCoupon(code: string, quotedCoupon: QuotedCoupon | null): void {
    const { coupon: before } = get();
    if (!quotedCoupon?.terms) {
      const coupon = before?.code === code ? null : before;
      const couponRefusal = { code, reason: quotedCoupon?.reason ?? 'unknown' } as const;
      (coupon === before ? store.setState : save)({ coupon, couponRefusal });
      return;
    }
    const coupon = { code: quotedCoupon.code, terms: quotedCoupon.terms };
    if (JSON.stringify(coupon) === JSON.stringify(before)) return;
    // Only the code is stored, so new terms for the same code need not be saved for other tabs.
    (coupon.code === before?.code ? store.setState : save)({ coupon, couponRefusal: null });
  }

  /** Compares the server's quote with the one on screen, and sets or clears the price change. */
  function updatePriceChange(quote: Quote, shownQuote: Quote): void {
    const { priceChange } = get();
    const firstShownQuote = priceChange?.shownQuote ?? shownQuote;
    const isSame = hasSameAmounts(shownQuote, quote);
    pricedContent = getCurrentContent();
    store.setState({
      calculatedAmounts: quote,
      // A customer who sees no prices has no price to agree to.
      priceChange:
        (isSame && !priceChange) ||
        hasSameAmounts(firstShownQuote, quote) ||
        businessStore.getState().business?.hidesPrices
          ? null
          : { shownQuote: firstShownQuote, serverQuote: quote },
    });
    // Reload the menu, so that it shows the server's prices.
    if (!isSame) void businessStore.getState().load();
  }

  /** Applies the parts of a response that still match the cart. */
  function applyResponse(
    { code, isNewCoupon, contentWithoutCoupon, coupon, shownQuote }: QuoteRequest,
    response: QuoteResponse,
  ) {
    // The customer removed this code during the request.
    if (isNewCoupon && get().couponCodeBeingChecked !== code) return;
    const isSameCart =
      isCurrent(contentWithoutCoupon) && (isNewCoupon || get().coupon?.code === coupon?.code);
    if (code && (isNewCoupon || isSameCart)) applyQuotedCoupon(code, response.coupon);
    const pricedCouponCode = response.coupon?.terms ? response.coupon.code : undefined;
    const currentQuote = getShownQuote();
    if (!isSameCart || !currentQuote || get().coupon?.code !== pricedCouponCode) return;
    updatePriceChange(response.quote, isNewCoupon ? currentQuote : shownQuote);
  }

  /**
   * Requests the price of the current cart with `code`. Returns false if the cart is not priced or the request failed.
   */
  async function requestQuote(code: string | null): Promise<boolean> {
    const state = get();
    const { bill } = state;
    const request = createRequest(code);
    if (!request || !bill) return false;
    const { isNewCoupon, shownQuote, abortController } = request;
    clearTimeout(timer);
    activeRequest?.abort();
    activeRequest = abortController;
    lastRequestKey = buildRequestKey(shownQuote);
    store.setState({
      couponCodeBeingChecked: isNewCoupon ? code : null,
      ...(isNewCoupon && { couponRefusal: null }),
    });
    try {
      const response = await deps.client.call(
        calcOrderCall,
        {
          params: { branch_id: state.cart.branchId },
          body: { ...toCalcRequest(state, bill), coupon_code: code },
          signal: abortController.signal,
        },
        (wire) => toQuoteResponse(wire, bill.currency, reportCoupon),
      );
      if (abortController === activeRequest) applyResponse(request, response);
      return true;
    } catch (error) {
      // A newer request has replaced this one.
      if (abortController !== activeRequest) return true;
      handleFailure(error);
      return false;
    } finally {
      if (abortController === activeRequest) {
        activeRequest = undefined;
        store.setState({ couponCodeBeingChecked: null });
      }
    }
  }

  function handleFailure(error: unknown): void {
    // Something in the cart can no longer be sold. The reloaded menu shows which items are affected.
    if (error instanceof ApiError && error.kind === 'refused') void businessStore.getState().load();
    else lastRequestKey = '';
  }

  async function applyCoupon(typedCode: string): Promise<void> {
    const code = typedCode.trim();
    if (!code) return;
    // An empty cart has no price. The server checks the code when the first item is added.
    if (!getShownQuote()) save({ coupon: { code, terms: null }, couponRefusal: null });
    else if (!(await requestQuote(code))) store.setState({ couponRefusal: { code, reason: 'unanswered' } });
  }

  async function revalidate(): Promise<void> {
    clearTimeout(timer);
    if (!isOnline()) return;
    const { couponCodeBeingChecked, coupon } = get();
    // A code whose check is pending is sent again with the current cart.
    await (couponCodeBeingChecked === null
      ? requestQuote(coupon?.code ?? null)
      : applyCoupon(couponCodeBeingChecked));
  }

  /**
   * Applies the code from the page's link once per visit. If there is no response, it retries on the next change of the
   * cart.
   */
  async function applyLinkCoupon(): Promise<void> {
    const { linkCoupon } = internals;
    const code = linkCoupon.getPendingCode();
    linkCoupon.setPendingCode(null);
    if (!code || get().coupon || linkCoupon.wasChecked(code)) return;
    await applyCoupon(code);
    const { coupon, couponRefusal } = get();
    const refusal = couponRefusal?.code === code ? couponRefusal.reason : null;
    if (refusal === 'unanswered') {
      store.setState({ couponRefusal: null });
      if (linkCoupon.getPendingCode() === null) linkCoupon.setPendingCode(code);
      return;
    }
    linkCoupon.markChecked(code);
    if (coupon || refusal) store.setState({ couponNotice: { code: coupon?.code ?? code, refusal } });
  }

  scheduleRequest();
  return {
    scheduleRequest,
    applyCoupon,
    revalidate,
    adoptServerPrice({ quote, coupon }) {
      // A request sent before the refusal must not replace the price from the refusal.
      clearTimeout(timer);
      activeRequest?.abort();
      activeRequest = undefined;
      store.setState({ couponCodeBeingChecked: null });
      const shownQuote = getShownQuote();
      const code = get().coupon?.code;
      if (code) applyQuotedCoupon(code, coupon);
      if (!shownQuote) return;
      pricedContent = getCurrentContent();
      const firstShownQuote = get().priceChange?.shownQuote ?? shownQuote;
      store.setState({
        calculatedAmounts: quote,
        priceChange: { shownQuote: firstShownQuote, serverQuote: quote },
      });
    },
  };
}
