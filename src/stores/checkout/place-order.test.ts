import { describe, expect, it } from 'vitest';
import { orderRequest } from '../../api/contract/order-request-contract.ts';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { buildRefusalBody, openCheckout, PENDING_ORDER_KEY } from '../testing/checkout-stores.ts';
import { buildItemChoice, createTestStores } from '../testing/test-stores.ts';

describe('placing an order', () => {
  // @spec entities/cart, entities/order-request
  it('sends an order request that matches the contract, with an idempotency key', async () => {
    const { orders, listSentOrders } = await openCheckout();
    expect(await orders.getState().placeOrder()).toBe('o-1');
    const [sentOrder] = listSentOrders();
    expect(sentOrder?.idempotencyKey).toMatch(/^id-/);
    expect(orderRequest.parse(sentOrder?.body)).toMatchObject({
      branch_id: 'demo~one',
      selling_types: 'car_pickup',
      name: 'Noor',
      phone: '55512345',
      dial_code: '+965',
      car: { make: 'Yaris', color: 'red', plate: '' },
      comment: 'quick',
      payment_type: 2,
      total: 3,
      priority: 'now',
      notes: '',
      fees: 0,
      use_wallet: false,
      coupon_code: null,
      reservation: false,
      gift: null,
      order_lines: [
        {
          item_id: 'latte',
          quantity: 2,
          price_label_id: null,
          modifiers: '',
          modifiers_details: [],
          unit_price: 1.5,
          total_price: 3,
          discount_id: null,
          weight: null,
          shippingWeight: null,
          isQty: true,
          comment: '',
        },
      ],
    });
  });

  // @spec constants/persisted-3
  it('clears the cart after placing an order, keeps the customer’s details and adds the order to the history', async () => {
    const { orders, cart, deps } = await openCheckout();
    await orders.getState().placeOrder();
    expect(cart.getState()).toMatchObject({ count: 0, details: { name: 'Noor', comment: '' } });
    expect(orders.getState()).toMatchObject({
      placement: { status: 'idle' },
      order: { id: 'o-1' },
      orderStatus: 'fetched',
      history: [{ id: 'o-1', number: '7', status: 0, total: { minor: 3000 }, count: 2 }],
    });
    expect(deps.storage.get(PENDING_ORDER_KEY)).toBeNull();
    expect(createTestStores({}, { storage: deps.storage }).orders.getState().history).toHaveLength(1);
  });

  it('sends only one order for a double click', async () => {
    const { orders, listSentOrders } = await openCheckout();
    const { placeOrder } = orders.getState();
    const ids = await Promise.all([placeOrder(), placeOrder(), orders.getState().retry()]);
    expect(ids).toEqual(['o-1', 'o-1', 'o-1']);
    expect(listSentOrders()).toHaveLength(1);
  });

  it('stores the order and its idempotency key before sending the order', async () => {
    let storedOrderWhenSent: string | null = null;
    const stores = await openCheckout({
      'webapp/order': () => {
        storedOrderWhenSent = stores.deps.storage.get(PENDING_ORDER_KEY);
        return { body: { order: wireOrder() } };
      },
    });
    await stores.orders.getState().placeOrder();
    expect(JSON.parse(storedOrderWhenSent ?? '').d).toMatchObject({
      idempotencyKey: stores.listSentOrders()[0]?.idempotencyKey,
      request: { name: 'Noor', total: 3 },
    });
  });

  it('sends no order for an empty cart or for an item that is not on the menu', async () => {
    const { orders, cart, listSentOrders } = await openCheckout();
    cart.getState().add(buildItemChoice('gone'));
    expect(await orders.getState().placeOrder()).toBeNull();
    expect(orders.getState().placement).toMatchObject({ status: 'refused', code: 'line_problems' });
    cart.getState().clear();
    await orders.getState().placeOrder();
    expect(orders.getState().placement).toMatchObject({ status: 'refused', code: 'cart_empty' });
    orders.getState().dismiss();
    expect(orders.getState().placement).toEqual({ status: 'idle' });
    expect(listSentOrders()).toHaveLength(0);
  });

  it('refuses to place an order before the business is loaded', async () => {
    const { orders } = createTestStores();
    await orders.getState().placeOrder();
    expect(orders.getState().placement).toMatchObject({ status: 'refused', code: 'not_ready' });
  });
});

describe('a refused order', () => {
  it('shows for each field why the server refused the order, and keeps the cart', async () => {
    const body = buildRefusalBody('phone_invalid', { fields: { phone: 'too short' } });
    const { orders, cart, deps, listSentOrders, routes } = await openCheckout({
      'webapp/order': { status: 422, body },
    });
    const cartBefore = cart.getState();
    expect(await orders.getState().placeOrder()).toBeNull();
    expect(orders.getState().placement).toEqual({
      status: 'refused',
      code: 'phone_invalid',
      message: 'no: phone_invalid',
      fields: { phone: 'too short' },
    });
    expect(cart.getState().cart.lines).toEqual(cartBefore.cart.lines);
    expect(cart.getState().details).toEqual(cartBefore.details);
    expect(deps.storage.get(PENDING_ORDER_KEY)).toBeNull();
    // The corrected order is a new order with a new key.
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().placeOrder()).toBe('o-1');
    expect(new Set(listSentOrders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('places the order at a changed price only after the customer has accepted that price', async () => {
    const quote = wireQuote({ total: 3.5, due: 3.5 });
    const { orders, cart, listSentOrders, routes } = await openCheckout({
      'webapp/order': { status: 409, body: buildRefusalBody('stale_total', { quote }) },
    });
    await orders.getState().placeOrder();
    expect(orders.getState().placement).toEqual({ status: 'stale', quote: toQuote(quote) });
    expect(cart.getState().count).toBe(2);
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().acceptQuote()).toBe('o-1');
    const [firstOrder, secondOrder] = listSentOrders();
    expect(secondOrder?.body).toMatchObject({ total: 3.5 });
    expect(secondOrder?.idempotencyKey).not.toBe(firstOrder?.idempotencyKey);
    expect(await orders.getState().acceptQuote()).toBeNull();
  });
});

describe('the price review', () => {
  const buildRepliesWithTotal = (total: number) => ({
    'service/pos/calc-order/demo~one': { body: { quote: wireQuote({ total, due: total }) } },
  });

  it('changes nothing at the checkout when the server confirms the price', async () => {
    const { orders, listRequestsTo } = await openCheckout(buildRepliesWithTotal(3));
    await orders.getState().checkPrice();
    expect(orders.getState().placement).toEqual({ status: 'idle' });
    expect(listRequestsTo('service/pos/calc-order/')[0]?.body).toMatchObject({
      selling_types: 'car_pickup',
      order_lines: [{ item_id: 'latte', quantity: 2 }],
    });
  });

  it('shows the server’s price at the checkout when the price differs from the bill', async () => {
    const { orders } = await openCheckout(buildRepliesWithTotal(2.9));
    await orders.getState().checkPrice();
    expect(orders.getState().placement).toMatchObject({ status: 'stale', quote: { total: { minor: 2900 } } });
  });

  it('allows the order if the server does not respond to the price request', async () => {
    const { orders } = await openCheckout({ 'service/': { status: 500, body: {} } });
    await orders.getState().checkPrice();
    expect(orders.getState().placement).toEqual({ status: 'idle' });
  });

  it('ignores the server’s price if the cart has changed in the meantime', async () => {
    const stores = await openCheckout({
      'service/': () => {
        stores.cart.getState().add(buildItemChoice('mocha'));
        return { body: { quote: wireQuote() } };
      },
    });
    await stores.orders.getState().checkPrice();
    expect(stores.orders.getState().placement).toEqual({ status: 'idle' });
  });
});
