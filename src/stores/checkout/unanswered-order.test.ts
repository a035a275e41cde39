import { describe, expect, it } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { buildRefusalBody, openCheckout, PENDING_ORDER_KEY } from '../testing/checkout-stores.ts';
import { createIdempotentBackend } from '../testing/idempotent-backend.ts';
import { buildItemChoice, createSharedStorage, createTestStores } from '../testing/test-stores.ts';

describe('an order that got no response', () => {
  it('sends an order again with the same idempotency key after the connection was lost', async () => {
    const { orders, cart, listSentOrders, routes } = await openCheckout({ 'webapp/order': 'lost' });
    expect(await orders.getState().placeOrder()).toBeNull();
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(cart.getState()).toMatchObject({ count: 2, details: { comment: 'quick' } });
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().retry()).toBe('o-1');
    expect(new Set(listSentOrders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(cart.getState().count).toBe(0);
  });

  it('creates no second order when the customer retries after a lost response', async () => {
    const backend = createIdempotentBackend();
    backend.state.losesResponses = true;
    const { orders } = await openCheckout({ 'webapp/order': backend.route });
    await orders.getState().placeOrder();
    backend.state.losesResponses = false;
    // A second click on "Place order" sends the same order again.
    expect(await orders.getState().placeOrder()).toBe('o-1');
    expect(backend.state.orderIdsByKey.size).toBe(1);
  });

  it('resends an unanswered order once when the app opens again, with the same idempotency key', async () => {
    const backend = createIdempotentBackend();
    backend.state.losesResponses = true;
    const openStorage = createSharedStorage();
    const storesBeforeReload = await openCheckout(
      { 'webapp/order': backend.route },
      { storage: openStorage() },
    );
    await storesBeforeReload.orders.getState().placeOrder();
    backend.state.losesResponses = false;

    const storesAfterReload = createTestStores(
      { 'webapp/order': backend.route },
      { storage: openStorage(), createId: () => 'another' },
    );
    expect(storesAfterReload.orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(await storesAfterReload.orders.getState().resume()).toBe('o-1');
    expect(storesAfterReload.orders.getState()).toMatchObject({
      placement: { status: 'idle' },
      history: [{ id: 'o-1' }],
    });
    expect(storesAfterReload.cart.getState().count).toBe(0);
    expect(await storesAfterReload.orders.getState().resume()).toBeNull();
    expect(backend.state.orderIdsByKey.size).toBe(1);
  });

  it('keeps the items that the customer added to the cart while an order was unanswered', async () => {
    const { orders, cart, routes } = await openCheckout({ 'webapp/order': 'lost' });
    await orders.getState().placeOrder();
    cart.getState().add(buildItemChoice('latte'));
    cart.getState().add(buildItemChoice('mocha'));
    routes['webapp/order'] = { body: { order: wireOrder() } };
    await orders.getState().retry();
    expect(cart.getState().cart.lines.map(({ itemId, count }) => [itemId, count])).toEqual([
      ['latte', 1],
      ['mocha', 1],
    ]);
  });

  it('asks the customer before a tab with a different cart resends an unanswered order', async () => {
    const openStorage = createSharedStorage();
    const firstTab = await openCheckout({}, { storage: openStorage() });
    const secondTab = await openCheckout(
      { 'webapp/order': { body: { order: wireOrder() } } },
      { storage: openStorage() },
    );
    firstTab.routes['webapp/order'] = 'lost';
    await firstTab.orders.getState().placeOrder();
    secondTab.cart
      .getState()
      .setSchedule({ date: '2099-01-01', from: 4_070_908_800_000, to: 4_070_909_700_000 });
    expect(await secondTab.orders.getState().placeOrder()).toBeNull();
    expect(secondTab.orders.getState()).toMatchObject({
      placement: { status: 'unanswered' },
      sentOrder: { content: { scheduledAt: null } },
    });
    expect(secondTab.listSentOrders()).toEqual([]);
    expect(await secondTab.orders.getState().retry()).toBe('o-1');
  });

  it.each([
    ['a server error', { status: 500, body: buildRefusalBody('internal') }],
    ['a proxy’s error page', { status: 403, body: '<html>' }],
    ['an unreadable response', { body: { order: { id: 'o-1' } } }],
    [
      'a refusal because the same key is being processed',
      { status: 409, body: buildRefusalBody('in_progress') },
    ],
  ])('treats the outcome of an order as unknown after %s', async (_, reply) => {
    const { orders, deps } = await openCheckout({ 'webapp/order': reply });
    await orders.getState().placeOrder();
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(deps.storage.get(PENDING_ORDER_KEY)).not.toBeNull();
  });

  it('uses a new idempotency key after the customer has abandoned an unanswered order', async () => {
    const { orders, listSentOrders, routes } = await openCheckout({
      'webapp/order': { status: 500, body: {} },
    });
    await orders.getState().placeOrder();
    orders.getState().abandon();
    expect(orders.getState().placement).toEqual({ status: 'idle' });
    routes['webapp/order'] = { body: { order: wireOrder() } };
    await orders.getState().placeOrder();
    expect(new Set(listSentOrders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('ignores an unreadable stored order', async () => {
    const { deps } = createTestStores();
    deps.storage.set(PENDING_ORDER_KEY, '{"v":1,"d":{"request":7}}');
    const { orders } = createTestStores({}, { storage: deps.storage });
    expect(await orders.getState().resume()).toBeNull();
    expect(orders.getState().placement).toEqual({ status: 'idle' });
  });

  it('keeps the price of an unanswered order when the cart changes and the page is reloaded', async () => {
    const openStorage = createSharedStorage();
    const storesBeforeReload = await openCheckout({ 'webapp/order': 'lost' }, { storage: openStorage() });
    await storesBeforeReload.orders.getState().placeOrder();
    storesBeforeReload.cart.getState().add(buildItemChoice('mocha'));

    const storesAfterReload = createTestStores({}, { storage: openStorage() });
    await storesAfterReload.orders.getState().checkPrice();
    const { sentOrder } = storesAfterReload.orders.getState();
    expect(sentOrder).toEqual(storesBeforeReload.orders.getState().sentOrder);
    expect(sentOrder?.quote).toMatchObject({
      lines: [{ itemId: 'latte', quantity: 2 }],
      total: { minor: 3000 },
    });
  });

  it('resends an unanswered order even if its stored price is unreadable', async () => {
    const { deps, orders, routes, listSentOrders } = await openCheckout({ 'webapp/order': 'lost' });
    await orders.getState().placeOrder();
    const storedOrder = JSON.parse(deps.storage.get(PENDING_ORDER_KEY) ?? '');
    deps.storage.set(
      PENDING_ORDER_KEY,
      JSON.stringify({ ...storedOrder, d: { ...storedOrder.d, quote: { total: 'x' } } }),
    );
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().retry()).toBe('o-1');
    expect(new Set(listSentOrders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

describe('an unanswered order, after a change of the cart', () => {
  /** The response to an order of two lattes was lost. Then a mocha was added to the cart, and the page was reloaded. */
  async function openChangedCart() {
    const backend = createIdempotentBackend();
    backend.state.losesResponses = true;
    const openStorage = createSharedStorage();
    const storesBeforeReload = await openCheckout(
      { 'webapp/order': backend.route },
      { storage: openStorage() },
    );
    await storesBeforeReload.orders.getState().placeOrder();
    storesBeforeReload.cart.getState().add(buildItemChoice('mocha'));
    backend.state.losesResponses = false;
    const storesAfterReload = createTestStores({ 'webapp/order': backend.route }, { storage: openStorage() });
    storesAfterReload.cart.connect();
    await storesAfterReload.business.getState().load();
    const listCartItems = () =>
      storesAfterReload.cart.getState().cart.lines.map(({ itemId, count }) => [itemId, count]);
    return { ...storesAfterReload, backend, listCartItems };
  }

  it('does not resend an unanswered order before the customer decides about the changed cart', async () => {
    const { orders, listRequestsTo } = await openChangedCart();
    expect(await orders.getState().resume()).toBeNull();
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(listRequestsTo('webapp/order')).toEqual([]);
  });

  it('resends the unanswered order, and then places the whole changed cart as a second order', async () => {
    const { orders, listCartItems, backend } = await openChangedCart();
    expect(await orders.getState().startSecondOrder()).toBe('o-1');
    expect(orders.getState()).toMatchObject({
      placement: { status: 'idle' },
      sentOrder: null,
      history: [{ id: 'o-1' }],
    });
    expect(listCartItems()).toEqual([
      ['latte', 2],
      ['mocha', 1],
    ]);
    expect(await orders.getState().placeOrder()).toBe('o-2');
    expect(backend.state.orderIdsByKey.size).toBe(2);
  });

  it('starts no second order, and keeps the cart, while the first order is unanswered', async () => {
    const { orders, backend, listCartItems } = await openChangedCart();
    backend.state.losesResponses = true;
    expect(await orders.getState().startSecondOrder()).toBeNull();
    expect(orders.getState().placement).toEqual({ status: 'unanswered' });
    expect(listCartItems()).toHaveLength(2);
  });

  it('keeps the cart usable when the server refuses the first order', async () => {
    const { orders, routes, listCartItems, deps } = await openChangedCart();
    routes['webapp/order'] = { status: 409, body: buildRefusalBody('closed') };
    expect(await orders.getState().startSecondOrder()).toBeNull();
    expect(orders.getState()).toMatchObject({ placement: { status: 'idle' }, sentOrder: null });
    expect(deps.storage.get(PENDING_ORDER_KEY)).toBeNull();
    expect(listCartItems()).toHaveLength(2);
  });
});
