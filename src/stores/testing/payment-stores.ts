import type { WireTransaction } from '../../api/contract/payment-contract.ts';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import type { PaymentPage } from '../payment/payment-state.ts';
import { createOrderPayment } from '../payment/payment-store.ts';
import type { PaymentNavigation } from '../payment/payment-window.ts';
import { choiceOf, type Sent, setup } from './stores.ts';

export const PAGE: PaymentPage = { inPlace: false, note: 'Preparing', dir: 'ltr' };
export const HOSTED: PaymentPage = { ...PAGE, inPlace: true };

export const payUrl = (id: string) => `https://pay.test/${id}`;

export const wireTransaction = (change: Partial<WireTransaction> = {}): WireTransaction => ({
  id: 't-1',
  order_id: 'o-1',
  status: 'pending',
  payment_type: 4,
  amount: 3,
  currency: 'KWD',
  currency_digits: 3,
  url: payUrl('t-1'),
  expires_at: '2099-01-01T00:00:00Z',
  ...change,
});

/** A browser whose windows are noted down; `blocks` lets none be opened. */
export function fakeWays() {
  const state = { blocks: false, went: [] as string[] };
  const windows: { name: string; isOpen: boolean; at: string; shown: number }[] = [];
  const ways: PaymentNavigation = {
    open(name) {
      if (state.blocks) return null;
      const known = windows.find((one) => one.name === name && one.isOpen);
      const own = known ?? { name, isOpen: true, at: '', shown: 0 };
      if (!known) windows.push(own);
      return {
        isOpen: () => own.isOpen,
        go(url) {
          own.at = url;
        },
        show() {
          own.shown += 1;
        },
        close() {
          own.isOpen = false;
        },
      };
    },
    assign: (url) => void state.went.push(url),
    origin: () => '',
  };
  return { ways, windows, state };
}

/** A backend that keeps one order, and payments of it by key, as the real one does. */
export function payingBackend() {
  const tries: WireTransaction[] = [];
  const byKey = new Map<string | null, WireTransaction>();
  const state = { status: 0 as 0 | 9, isSpot: false };
  const last = () => tries.at(-1);
  const order = () => {
    const paid = tries.find(({ status }) => status === 'paid');
    const told = paid ?? last();
    return wireOrder({
      status: state.status,
      payment_type: state.isSpot ? 2 : 4,
      payment:
        told && !state.isSpot
          ? { status: told.status, transaction_id: told.id, payment_type: told.payment_type }
          : null,
    });
  };
  const begin = (key: string | null, type: number): WireTransaction => {
    const known = byKey.get(key);
    if (known) return tries.find(({ id }) => id === known.id) ?? known;
    const id = `t-${tries.length + 1}`;
    const begun = wireTransaction({ id, payment_type: type, url: payUrl(id) });
    tries.push(begun);
    byKey.set(key, begun);
    return begun;
  };
  const typeOf = (body: unknown) => (body as { payment_type: number }).payment_type;
  return {
    tries,
    state,
    /** What the last try comes to. */
    end(status: WireTransaction['status']) {
      const found = last();
      if (found) tries[tries.length - 1] = { ...found, status };
    },
    routes: {
      'webapp/order': ({ key, body }: Sent) => ({
        body:
          typeOf(body) === 2
            ? { order: wireOrder() }
            : (() => {
                const transaction = begin(key, typeOf(body));
                return { order: order(), transaction };
              })(),
      }),
      'webapp/order/': () => ({ body: { order: order() } }),
      'webapp/pay/': ({ key, body }: Sent) => {
        if (state.status === 9)
          return { status: 409, body: { error: 1, code: 'order_over', message: 'It is over' } };
        if (tries.some(({ status }) => status === 'paid'))
          return { status: 409, body: { error: 1, code: 'already_paid', message: 'It is paid' } };
        if (typeOf(body) === 2) {
          state.isSpot = true;
          return { body: { order: order(), transaction: null } };
        }
        const transaction = begin(key, typeOf(body));
        return { body: { order: order(), transaction } };
      },
      'webapp/transaction/': ({ path }: Sent) => {
        const found = tries.find(({ id }) => path.endsWith(`/${id}`));
        return found
          ? { body: { transaction: found } }
          : { status: 404, body: { error: 1, code: 'not_found', message: 'None' } };
      },
      'webapp/cancel-order/': () => {
        if (tries.some(({ status }) => status === 'paid'))
          return { status: 409, body: { error: 1, code: 'too_late', message: 'Begun', order: order() } };
        state.status = 9;
        return { body: { order: order() } };
      },
    },
  };
}

type Near = ReturnType<typeof payingBackend>;
type Route = NonNullable<Parameters<typeof setup>[0]>[string];
interface PayingBackend extends Omit<Near, 'routes'> {
  readonly routes: { readonly [P in keyof Near['routes']]: Route };
}

/** The same at the end of a slow line: what it says of a try was so `ms` before it is heard, another takes twice as long. */
export function farBackend(ms: number): PayingBackend {
  const near = payingBackend();
  const later =
    <R>(answer: (sent: Sent) => R, wait: number) =>
    async (sent: Sent) => {
      const reply = answer(sent);
      await new Promise((resolve) => setTimeout(resolve, wait));
      return reply;
    };
  const { routes } = near;
  return {
    ...near,
    routes: {
      ...routes,
      'webapp/transaction/': later(routes['webapp/transaction/'], ms),
      'webapp/pay/': later(routes['webapp/pay/'], 2 * ms),
    },
  };
}

/** A customer with two lattes in the cart who pays online. */
export async function payer(
  change: Parameters<typeof setup>[1] = {},
  backend: PayingBackend = payingBackend(),
) {
  const browser = fakeWays();
  const placed: string[] = [];
  const world = setup(backend.routes, {
    payments: browser.ways,
    onOrder: (order, isNew) => isNew && placed.push(order.id),
    ...change,
  });
  await world.business.getState().load();
  if (!world.cart.getState().count) world.cart.getState().add(choiceOf('latte', 2));
  world.cart.getState().setDetails({ name: 'Noor', phone: '55512345', dialCode: '+965', paymentType: 4 });
  await world.cart.loadPricing();
  const payment = world.late(createOrderPayment);
  const open = (page = PAGE) =>
    payment.getState().open({ kind: 'order', place: world.orders.getState().place }, page);
  return { ...world, ...browser, backend, payment, open, placed };
}
