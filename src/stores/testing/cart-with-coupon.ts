import type { CalcOrderRequest, WireCoupon } from '../../api/contract/quote-contract.ts';
import { wireQuote } from '../../api/testing/wire-examples.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { choiceOf, type Sent, setup } from './stores.ts';

export const CALC = 'service/pos/calc-order/';

const wireCoupon = (code: string, change: Partial<WireCoupon> = {}): WireCoupon => ({
  code,
  discount_type: 'percent',
  discount_value: 10,
  all_menu: true,
  user_type: 'all',
  item_ids: [],
  free_delivery: false,
  ...change,
});

/** What calc-order says of a code. */
export const said = (code: string, change: Partial<WireCoupon> = {}) => ({
  code,
  outcome: 'applied',
  terms: wireCoupon(code, change),
});
export const refusedAs = (code: string, outcome: string) => ({ code, outcome });

export const codeIn = ({ body }: Sent) => (body as CalcOrderRequest).coupon_code ?? null;
export const answer = (total: number, coupon: object | null = null, change: object = {}) => ({
  body: { quote: wireQuote({ total, due: total, ...change }), coupon },
});

/** What a request says there are of the latte. */
export const lattesIn = ({ body }: Sent) =>
  (body as { order_lines: { quantity: number }[] }).order_lines[0]?.quantity ?? 0;
/** Lines as the server would name them. */
export const priced = (quantity: number, each = 1.5, change: object = {}) =>
  answer(quantity * each, null, {
    lines: [
      {
        item_id: 'latte',
        name: { en: 'latte' },
        quantity,
        modifiers: [],
        comment: '',
        unit_price: each,
        discounted_price: each,
        modifiers_price: 0,
        total_price: quantity * each,
      },
    ],
    ...change,
  });
/** A server for which the menu is out of date: a latte is 2.000. */
export const dearer = (request: Sent) => priced(lattesIn(request), 2);

type World = ReturnType<typeof setup>;
export const totalOf = ({ cart }: World) => {
  const { bill } = cart.getState();
  return bill && toDecimal(bill.total);
};

/** A loaded element in a document, with two lattes (1.500 each) in the cart. */
export async function withLattes(...args: Parameters<typeof setup>) {
  const all = setup(...args);
  await all.business.getState().load();
  await all.cart.loadRevalidator();
  all.start();
  all.cart.getState().add(choiceOf('latte', 2));
  return all;
}
