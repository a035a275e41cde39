// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wireQuote } from '../../api/testing/wire-examples.ts';
import { createOrdersStore } from '../../stores/orders/orders-store.ts';
import { NO_PAYMENT } from '../../stores/payment/payment-flow.ts';
import { createOrderPayment } from '../../stores/payment/payment-store.ts';
import { buildItemChoice } from '../../stores/testing/test-stores.ts';
import {
  getPlaceOrderButton,
  ORDER_PATH,
  openWithOnlinePayment,
  QUOTE_PATH,
  user,
} from './testing/render-checkout-screen.tsx';

type Stores = Awaited<ReturnType<typeof openWithOnlinePayment>>;

describe('an earlier order that is still waiting for its payment', () => {
  /** Places an order of two lattes, whose payment is declined. Then calls `changeCart` and opens the checkout again. */
  async function reopenCheckout(changeCart: (stores: Stores) => void) {
    const stores = await openWithOnlinePayment();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(stores.router.getState().route?.path).toBe('/demo/order/o-1'));
    stores.backend.endTransaction('declined');
    await act(() => stores.getOrCreateStore(createOrderPayment).getState().check());
    act(() => changeCart(stores));
    await act(() => stores.router.navigate('/demo/car_pickup/checkout'));
    return stores;
  }
  const addLatte = ({ cart, routes }: Stores) => {
    const lines = wireQuote().lines.map((line) => ({ ...line, quantity: 3, total_price: 4.5 }));
    const amounts = { subtotal: 4.5, net_subtotal: 4.5, total: 4.5, due: 4.5 };
    routes[QUOTE_PATH] = { body: { quote: wireQuote({ lines, ...amounts }) } };
    cart.getState().add(buildItemChoice('latte', 1));
  };
  const chooseTime = ({ cart }: Stores) => {
    const slotStartMs = Date.now() + 3 * 3_600_000;
    cart.setState({
      orderTime: 'scheduled',
      selectedScheduleSlot: { date: '2099-01-01', from: slotStartMs, to: slotStartMs + 900_000 },
    });
  };
  const findNotice = () => screen.findByText('Your earlier order isn’t paid yet');

  it.each([
    ['the cart is unchanged', () => undefined],
    ['the cart has changed', addLatte],
    ['the order time has changed', chooseTime],
  ])(
    'asks whether to pay or cancel an unpaid order, and sends no second order, when %s',
    async (_, changeCart) => {
      const { router, listRequestsTo } = await reopenCheckout(changeCart);
      const notice = await findNotice();
      expect(document.activeElement?.contains(notice)).toBe(true);
      expect(document.activeElement?.textContent).toMatch(/3\.000.*KNET/);
      expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
      expect(router.getState().route?.path).toBe('/demo/car_pickup/checkout');
      expect(listRequestsTo(ORDER_PATH).filter(({ idempotencyKey }) => idempotencyKey)).toHaveLength(1);
    },
  );

  it('opens the unpaid order in place of the checkout when the cart is empty', async () => {
    const { router } = await reopenCheckout(({ cart }) => cart.getState().clear());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
  });

  it('opens the unpaid order when the customer presses “Pay for that order”', async () => {
    const { router } = await reopenCheckout(addLatte);
    await findNotice();
    await user.click(screen.getByRole('button', { name: 'Pay for that order' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
  });

  it('cancels the unpaid order on request, and places the changed cart as a new order', async () => {
    const { listRequestsTo, cart } = await reopenCheckout(addLatte);
    await findNotice();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(document.activeElement?.textContent).toMatch(/is cancelled\. You haven’t been charged\./),
    );
    expect(cart.getState().count).toBe(3);
    expect(listRequestsTo('webapp/cancel-order/')).toHaveLength(1);
    await user.click(getPlaceOrderButton());
    await waitFor(() => {
      const keys = listRequestsTo(ORDER_PATH).flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
      expect(new Set(keys).size).toBe(2);
    });
  });

  it('confirms an unpaid order that is paid late, and keeps later additions in the cart', async () => {
    const { backend, cart, getOrCreateStore } = await reopenCheckout(addLatte);
    await findNotice();
    backend.endTransaction('paid');
    await act(() => getOrCreateStore(createOrderPayment).getState().check());
    expect(await screen.findByText(/We’ve received your order/)).toBeTruthy();
    expect(cart.getState().count).toBe(1);
    expect(getPlaceOrderButton()).toBeTruthy();
  });

  it.each([
    ['paid for', 'paid', 0, /We’ve received your order/, /is cancelled/],
    ['cancelled', 'cancelled', 9, /is cancelled/, /We’ve received your order/],
  ] as const)(
    'tells the customer that another tab has %s the unpaid order',
    async (_what, payment, status, expectedText, wrongText) => {
      const { backend, getOrCreateStore } = await reopenCheckout(addLatte);
      await findNotice();
      backend.endTransaction(payment);
      backend.state.status = status;
      await act(async () => {
        getOrCreateStore(createOrderPayment).setState(NO_PAYMENT);
        await getOrCreateStore(createOrdersStore).getState().load('o-1');
      });
      expect(await screen.findByText(expectedText)).toBeTruthy();
      expect(screen.queryByText(wrongText)).toBeNull();
    },
  );

  it('asks again what to do with an unpaid order that could not be cancelled', async () => {
    const { routes } = await reopenCheckout(addLatte);
    await findNotice();
    routes['webapp/cancel-order/'] = 'lost';
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText(/We couldn’t cancel your order/)).toBeTruthy();
    expect(await findNotice()).toBeTruthy();
  });
});
