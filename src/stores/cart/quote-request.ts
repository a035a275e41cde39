import type { CalcOrderRequest } from '../../api/contract/quote-contract.ts';
import { toOrderLine } from '../../api/mappers/order-lines.ts';
import type { Bill } from '../../domain/pricing/pricing-types.ts';
import { type Quote, quoteFromBill } from '../../domain/pricing/quote.ts';
import { deliveryOf } from '../delivery/delivery-state.ts';
import type { CartCoupon, CartState } from './cart-state.ts';
import type { CartInternals } from './reprice-cart.ts';

type Priced = Pick<
  CartState,
  'cart' | 'way' | 'details' | 'coupon' | 'delivery' | 'orderTime' | 'selectedScheduleSlot'
>;

/** Start of the slot the order is for, ISO 8601; null: as soon as possible. */
export const scheduledAt = ({
  orderTime,
  selectedScheduleSlot: slot,
}: Pick<CartState, 'orderTime' | 'selectedScheduleSlot'>): string | null =>
  orderTime === 'scheduled' && slot ? new Date(slot.from).toISOString() : null;

/** The cart as the server prices it. */
export function calcRequestOf(state: Priced, bill: Bill): CalcOrderRequest {
  const { cart, coupon } = state;
  const delivery = deliveryOf(state);
  return {
    selling_types: cart.orderType,
    order_lines: bill.lines.map(toOrderLine),
    coupon_code: coupon?.code ?? null,
    // As the customer saw it: a wallet whose balance is not known here is not used.
    use_wallet: bill.wallet.minor > 0,
    zone_id: delivery?.zoneId ?? null,
    country_iso: delivery?.countryIso ?? null,
    scheduled_at: scheduledAt(state),
    ...(state.way && { reservation: true }),
  };
}

/** A request for the server's price, and the state of the cart that it is about. */
export interface QuoteRequest {
  readonly code: string | null;
  /** The quote on screen was priced without this coupon. */
  readonly isNewCoupon: boolean;
  /** See `contentOf`. */
  readonly content: string;
  readonly coupon: CartCoupon | null;
  /** The quote on screen. */
  readonly shownQuote: Quote;
  readonly abort: AbortController;
}

/** Makes requests about the cart as it is, and tells whether the cart is still the same. */
export function quoteRequests({ store, sessionStore }: Pick<CartInternals, 'store' | 'sessionStore'>) {
  const get = store.getState;

  /** Everything the server's price depends on that the customer decides, except the coupon. */
  function contentOf(state: CartState): string {
    const { cart, details, wallet } = state;
    const { branchId, orderType, lines } = cart;
    const { customer } = sessionStore.getState();
    const delivery = deliveryOf(state);
    return JSON.stringify([
      branchId,
      orderType,
      lines,
      details.useWallet && wallet?.minor,
      customer,
      [delivery?.zoneId, delivery?.countryIso],
      scheduledAt(state),
    ]);
  }

  /** The same with the coupon. */
  const currentContent = () => JSON.stringify([contentOf(get()), get().coupon?.code]);

  /** The quote on screen; null when nothing is priced. */
  function shownQuote(): Quote | null {
    const { bill, coupon } = get();
    return bill?.lines.length ? quoteFromBill(bill, coupon?.code) : null;
  }

  return {
    currentContent,
    shownQuote,
    isCurrent: (content: string): boolean => contentOf(get()) === content,
    /** Equal text for requests with the same response: one of them is enough. */
    requestKey: ({ total, due }: Quote): string =>
      `${currentContent()} ${total.minor} ${due.minor} ${!get().coupon?.terms}`,
    /** A request about the cart as it is, with `code`; null when nothing is priced. */
    createRequest(code: string | null): QuoteRequest | null {
      const { coupon } = get();
      const shown = shownQuote();
      const isNewCoupon = !!code && (coupon?.code !== code || !coupon.terms);
      const content = contentOf(get());
      return shown && { code, isNewCoupon, content, coupon, shownQuote: shown, abort: new AbortController() };
    },
  };
}
