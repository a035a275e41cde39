import type { CalcOrderRequest } from '../../api/contract/quote-contract.ts';
import { toWireTip } from '../../api/mappers/map-tip.ts';
import { toOrderLine } from '../../api/mappers/order-lines.ts';
import type { Bill } from '../../domain/pricing/pricing-types.ts';
import { type Quote, quoteFromBill } from '../../domain/pricing/quote.ts';
import { getCartDelivery } from '../delivery/delivery-state.ts';
import { getPaymentType } from './cart-selectors.ts';
import type { CartCoupon, CartState } from './cart-state.ts';
import type { CartInternals } from './reprice-cart.ts';

type PricedCart = Pick<
  CartState,
  'cart' | 'preorderType' | 'details' | 'coupon' | 'delivery' | 'orderTime' | 'selectedScheduleSlot'
>;

/** Returns the start of the order's slot (ISO 8601); null for an immediate order. */
export const getScheduledAt = ({
  orderTime,
  selectedScheduleSlot: slot,
}: Pick<CartState, 'orderTime' | 'selectedScheduleSlot'>): string | null =>
  orderTime === 'scheduled' && slot ? new Date(slot.from).toISOString() : null;

/** The request body that lets the server price the cart. */
export function toCalcRequest(state: PricedCart, bill: Bill): CalcOrderRequest {
  const { cart, coupon } = state;
  const delivery = getCartDelivery(state);
  return {
    selling_types: cart.orderType,
    order_lines: bill.lines.map(toOrderLine),
    coupon_code: coupon?.code ?? null,
    // While the wallet's balance is unknown, the price on screen does not include the wallet, so don't use it.
    use_wallet: bill.wallet.minor > 0,
    // Without a tip on the bill, send none: the business may not offer the chosen tip for this order type.
    tip: state.details.tip && bill.tip.minor ? toWireTip(state.details.tip) : null,
    payment_type: getPaymentType(state.details, bill.wallet),
    zone_id: delivery?.zoneId ?? null,
    country_iso: delivery?.countryIso ?? null,
    scheduled_at: getScheduledAt(state),
    ...(state.preorderType && { reservation: true }),
  };
}

/** A request for the server's price, and the state of the cart when it was sent. */
export interface QuoteRequest {
  /** The coupon code to price the cart with; null for none. */
  readonly code: string | null;
  /** True if the quote on screen was priced without this coupon. */
  readonly isNewCoupon: boolean;
  /** See `getContentWithoutCoupon`. */
  readonly contentWithoutCoupon: string;
  /** The coupon of the cart. */
  readonly coupon: CartCoupon | null;
  /** The quote on screen. */
  readonly shownQuote: Quote;
  readonly abortController: AbortController;
}

/** Creates requests for the current cart and checks whether the cart has changed since. */
export function createQuoteRequests({ store, sessionStore }: Pick<CartInternals, 'store' | 'sessionStore'>) {
  const get = store.getState;

  /** Everything that affects the server's price except the coupon, as text. */
  function getContentWithoutCoupon(state: CartState): string {
    const { cart, details, wallet } = state;
    const { branchId, orderType, lines } = cart;
    const { customer } = sessionStore.getState();
    const delivery = getCartDelivery(state);
    return JSON.stringify([
      branchId,
      orderType,
      lines,
      details.useWallet && wallet?.minor,
      details.paymentType,
      details.tip,
      customer,
      [delivery?.zoneId, delivery?.countryIso],
      getScheduledAt(state),
    ]);
  }

  /** The content of the current cart including the coupon. */
  const getCurrentContent = () => JSON.stringify([getContentWithoutCoupon(get()), get().coupon?.code]);

  /** The quote on screen; null if the cart is not priced. */
  function getShownQuote(): Quote | null {
    const { bill, coupon } = get();
    return bill?.lines.length ? quoteFromBill(bill, coupon?.code) : null;
  }

  return {
    getCurrentContent,
    getShownQuote,
    isCurrent: (contentWithoutCoupon: string): boolean =>
      getContentWithoutCoupon(get()) === contentWithoutCoupon,
    /**
     * Builds a key for the request. Two requests with the same key would get the same response, so only one is sent.
     */
    buildRequestKey: ({ total, due }: Quote): string =>
      `${getCurrentContent()} ${total.minor} ${due.minor} ${!get().coupon?.terms}`,
    /** A request for the current cart with `code`; null if the cart is not priced. */
    createRequest(code: string | null): QuoteRequest | null {
      const { coupon } = get();
      const shownQuote = getShownQuote();
      const isNewCoupon = !!code && (coupon?.code !== code || !coupon.terms);
      const contentWithoutCoupon = getContentWithoutCoupon(get());
      return (
        shownQuote && {
          code,
          isNewCoupon,
          contentWithoutCoupon,
          coupon,
          shownQuote,
          abortController: new AbortController(),
        }
      );
    },
  };
}
