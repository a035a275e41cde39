import type { Quote } from '../../api/contract/quote-contract.ts';
import { toWireQuote } from '../../api/contract/quote-of-wire.ts';
import { scheduledAt } from '../checkout/order-request.ts';
import { deliveryOf } from '../delivery/delivery-of.ts';
import type { CartCoupon } from './cart-coupon.ts';
import type { CartTools } from './settle-cart.ts';

/** What the server is asked about a cart. */
export interface Question {
  readonly code: string | null;
  /** Its coupon is not among what was shown. */
  readonly isNew: boolean;
  /** What of the cart it is about. */
  readonly content: string;
  readonly coupon: CartCoupon | null;
  readonly shown: Quote;
  readonly control: AbortController;
}

/** What there is to ask about a cart as it is, and whether that is still what was asked about. */
export function cartQuestions({ store, sessionStore }: Pick<CartTools, 'store' | 'sessionStore'>) {
  const get = store.getState;

  /** Everything the server's breakdown depends on that the customer decides, but for the coupon. */
  function content(): string {
    const state = get();
    const { cart, details, wallet } = state;
    const { branchId, sellingType, lines } = cart;
    const { customer } = sessionStore.getState();
    const to = deliveryOf(state);
    const where = [to?.zoneId, to?.countryIso];
    return JSON.stringify([
      branchId,
      sellingType,
      lines,
      details.useWallet && wallet?.minor,
      customer,
      where,
      scheduledAt(state),
    ]);
  }
  const contentNow = () => JSON.stringify([content(), get().coupon?.code]);

  /** The price that is on screen; null when there is none, or nothing is priced. */
  function shownNow(): Quote | null {
    const { bill, coupon } = get();
    return bill?.lines.length ? toWireQuote(bill, coupon?.code) : null;
  }

  return {
    contentNow,
    shownNow,
    isStill: (asked: string): boolean => content() === asked,
    /** Equal text for questions that need no second answer. */
    questionOf: (shown: Quote): string =>
      `${contentNow()} ${shown.total} ${shown.due} ${!get().coupon?.terms}`,
    /** About the cart as it is, with `code`; null when nothing is priced. */
    questionWith(code: string | null): Question | null {
      const { coupon } = get();
      const shown = shownNow();
      const isNew = !!code && (coupon?.code !== code || !coupon.terms);
      return shown && { code, isNew, content: content(), coupon, shown, control: new AbortController() };
    },
  };
}
