import type { CalcOrderRequest, WireCoupon } from '../../api/contract/quote-contract.ts';
import { wireQuote } from '../../api/testing/wire-examples.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { buildItemChoice, createTestStores, type SentRequest } from './test-stores.ts';

export const CALC_ORDER_PATH = 'service/pos/calc-order/';

const buildWireCoupon = (code: string, overrides: Partial<WireCoupon> = {}): WireCoupon => ({
  code,
  discount_type: 'percent',
  discount_value: 10,
  all_menu: true,
  user_type: 'all',
  item_ids: [],
  free_delivery: false,
  ...overrides,
});

/** An accepted coupon in a calc-order response. */
export const buildAppliedCoupon = (code: string, overrides: Partial<WireCoupon> = {}) => ({
  code,
  outcome: 'applied',
  terms: buildWireCoupon(code, overrides),
});
export const buildRefusedCoupon = (code: string, outcome: string) => ({ code, outcome });

export const readCouponCode = ({ body }: SentRequest) => (body as CalcOrderRequest).coupon_code ?? null;
export const buildQuoteReply = (total: number, coupon: object | null = null, overrides: object = {}) => ({
  body: { quote: wireQuote({ total, due: total, ...overrides }), coupon },
});

/** Number of lattes in a calc-order request. */
export const countRequestedLattes = ({ body }: SentRequest) =>
  (body as { order_lines: { quantity: number }[] }).order_lines[0]?.quantity ?? 0;
/** A quote response for a cart with `quantity` lattes. */
export const buildPricedReply = (quantity: number, unitPrice = 1.5, overrides: object = {}) =>
  buildQuoteReply(quantity * unitPrice, null, {
    lines: [
      {
        item_id: 'latte',
        name: { en: 'latte' },
        quantity,
        modifiers: [],
        comment: '',
        unit_price: unitPrice,
        discounted_price: unitPrice,
        modifiers_price: 0,
        total_price: quantity * unitPrice,
      },
    ],
    ...overrides,
  });
/** A quote response after a price change on the server: a latte now costs 2.000. */
export const buildRaisedPriceReply = (request: SentRequest) =>
  buildPricedReply(countRequestedLattes(request), 2);

type TestStores = ReturnType<typeof createTestStores>;
export const readBillTotal = ({ cart }: TestStores) => {
  const { bill } = cart.getState();
  return bill && toDecimal(bill.total);
};

/** Stores of a loaded and started element, with two lattes (1.500 each) in the cart. */
export async function openCartWithLattes(...args: Parameters<typeof createTestStores>) {
  const stores = createTestStores(...args);
  await stores.business.getState().load();
  await stores.cart.loadRevalidator();
  stores.start();
  stores.cart.getState().add(buildItemChoice('latte', 2));
  return stores;
}
