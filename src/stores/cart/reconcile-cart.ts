import { ApiError } from '../../api/client/api-errors.ts';
import type { Quote, QuotedCoupon } from '../../api/contract/quote-contract.ts';
import * as calls from '../../api/contract/quote-contract.ts';
import { calcRequestOf } from '../checkout/order-request.ts';
import { cartQuestions, type Question } from './cart-questions.ts';
import { couponBy } from './coupon-answer.ts';
import { createCouponOffer } from './coupon-offer.ts';
import { sameAmounts } from './same-amounts.ts';
import type { CartTools } from './settle-cart.ts';

/** The server's word on a cart. */
interface Answer {
  readonly quote: Quote;
  readonly coupon?: QuotedCoupon | null | undefined;
}

export interface Reconciler {
  /** The cart, its price, or who looks at it is another: the server is asked once all that rests. */
  settled(): void;
  /** Asks about a code. Never rejects. */
  apply(code: string): Promise<void>;
  /** Asks now. Never rejects. */
  reconcile(): Promise<void>;
  /** An order was refused at what was shown: the server's price stands, whatever it is. */
  refused(answer: Answer): void;
}

/** After the last change, in ms. */
const REST_MS = 400;

/** Asks the server what the cart costs and what its coupon is worth; the cart is priced here meanwhile. */
export function createReconciler(tools: CartTools): Reconciler {
  const { deps, store, change, businessStore } = tools;
  const { contentNow, isStill, questionOf, questionWith, shownNow } = cartQuestions(tools);
  const get = store.getState;
  const isOnline = deps.isOnline ?? (() => globalThis.navigator?.onLine !== false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  /** The question that was asked last, if it was not left without an answer. */
  let asked = '';
  /** What `calculatedAmounts` are of. */
  let answeredFor = '';

  function worthAsking(): boolean {
    const { coupon, calculatedAmounts } = get();
    const isWanted = tools.connected && (tools.watching > 0 || coupon) && !deps.page.hidden() && isOnline();
    const shown = isWanted && shownNow();
    if (!shown || questionOf(shown) === asked) return false;
    const isKnown = calculatedAmounts && sameAmounts(shown, calculatedAmounts);
    return !isKnown || (!!coupon && !coupon.terms);
  }

  function settled(): void {
    const { calculatedAmounts, difference } = get();
    if ((calculatedAmounts || difference) && answeredFor !== contentNow())
      store.setState({ calculatedAmounts: null, difference: null });
    clearTimeout(timer);
    if (!tools.connected) asking?.abort();
    if (tools.offered && tools.connected && isOnline() && shownNow()) void takeOffer();
    else if (worthAsking()) timer = setTimeout(() => void reconcile(), REST_MS);
  }

  function takeCoupon(code: string, said: QuotedCoupon | null | undefined): void {
    const { coupon: before } = get();
    const next = couponBy(code, said, businessStore.getState().currency, (error) =>
      deps.reporter.report(error, { part: 'coupon' }),
    );
    if ('reason' in next) {
      const coupon = before?.code === code ? null : before;
      (coupon === before ? store.setState : change)({ coupon, couponRefusal: next });
    } else if (JSON.stringify(next) !== JSON.stringify(before)) {
      // The same code is no news to other tabs.
      (next.code === before?.code ? store.setState : change)({ coupon: next, couponRefusal: null });
    }
  }

  /** Sets the server's word beside what was `shown`. */
  function compareWith(quote: Quote, shown: Quote): void {
    const { difference } = get();
    const first = difference?.shown ?? shown;
    const isSame = sameAmounts(shown, quote);
    answeredFor = contentNow();
    store.setState({
      calculatedAmounts: quote,
      difference:
        (isSame && !difference) || sameAmounts(first, quote) ? null : { shown: first, current: quote },
    });
    // The menu on screen should say the same as the server.
    if (!isSame) void businessStore.getState().load();
  }

  /** Takes an answer in, as far as it is about what is still there. */
  function hear({ code, isNew, content, coupon, shown }: Question, answer: Answer): void {
    // Of a code that was taken back nobody wants to hear.
    if (isNew && get().queriedCouponCode !== code) return;
    const isSameCart = isStill(content) && (isNew || get().coupon?.code === coupon?.code);
    if (code && (isNew || isSameCart)) takeCoupon(code, answer.coupon);
    const pricedWith = answer.coupon?.terms ? answer.coupon.code : undefined;
    const now = shownNow();
    if (!isSameCart || !now || get().coupon?.code !== pricedWith) return;
    compareWith(answer.quote, isNew ? now : shown);
  }

  /** Asks about the cart as it is, with `code`. False when there was no answer. */
  async function ask(code: string | null): Promise<boolean> {
    const state = get();
    const question = questionWith(code);
    if (!question || !state.bill) return false;
    const { isNew, shown, control } = question;
    clearTimeout(timer);
    asking?.abort();
    asking = control;
    asked = questionOf(shown);
    store.setState({ queriedCouponCode: isNew ? code : null, ...(isNew && { couponRefusal: null }) });
    try {
      const answer = await deps.client.call(calls.calcOrderCall, {
        params: { branch_id: state.cart.branchId },
        body: { ...calcRequestOf(state, state.bill), coupon_code: code },
        signal: control.signal,
      });
      if (control === asking) hear(question, answer);
      return true;
    } catch (error) {
      return control !== asking || unanswered(error);
    } finally {
      if (control === asking) {
        asking = undefined;
        store.setState({ queriedCouponCode: null });
      }
    }
  }

  function unanswered(error: unknown): false {
    // Something of the cart is sold no longer: the menu says what.
    if (error instanceof ApiError && error.kind === 'refused') void businessStore.getState().load();
    else asked = '';
    return false;
  }

  async function apply(typed: string): Promise<void> {
    const code = typed.trim();
    if (!code) return;
    // Nothing to ask about yet: it is asked about with the first item.
    if (!shownNow()) change({ coupon: { code, terms: null }, couponRefusal: null });
    else if (!(await ask(code))) store.setState({ couponRefusal: { code, reason: 'unanswered' } });
  }

  async function reconcile(): Promise<void> {
    clearTimeout(timer);
    if (!isOnline()) return;
    const { queriedCouponCode: queried, coupon } = get();
    // A code that is being asked about is asked about again with the cart as it is by now, not forgotten.
    await (queried === null ? ask(coupon?.code ?? null) : apply(queried));
  }

  const offer = createCouponOffer(tools, apply);

  /** A code from outside the cart, with the first thing in it. */
  async function takeOffer(): Promise<void> {
    const code = tools.offered;
    tools.offered = null;
    if (code && (await offer(code))) tools.offered ??= code;
  }

  settled();
  return {
    settled,
    apply,
    reconcile,
    refused({ quote, coupon }) {
      // What was asked before the refusal is answered no later than it: it must not take the refusal's word back.
      clearTimeout(timer);
      asking?.abort();
      asking = undefined;
      store.setState({ queriedCouponCode: null });
      const shown = shownNow();
      const code = get().coupon?.code;
      if (code) takeCoupon(code, coupon);
      if (!shown) return;
      answeredFor = contentNow();
      const first = get().difference?.shown ?? shown;
      store.setState({ calculatedAmounts: quote, difference: { shown: first, current: quote } });
    },
  };
}
