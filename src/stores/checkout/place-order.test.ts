import { describe, expect, it } from 'vitest';
import { orderRequest } from '../../api/contract/order-contract.ts';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import {
  createSharedStorage,
  createTestStores,
  itemChoice,
  type SentRequest,
} from '../testing/test-stores.ts';

const pendingKey = 'order-app:demo:pending-order';
const refusal = (code: string, change: object = {}) => ({
  error: 1,
  code,
  message: `no: ${code}`,
  ...change,
});

/** A customer at the checkout with two lattes. */
async function atCheckout(...args: Parameters<typeof createTestStores>) {
  const all = createTestStores({ 'webapp/order': { body: { order: wireOrder() } }, ...args[0] }, args[1]);
  await all.business.getState().load();
  all.cart.getState().add(itemChoice('latte', 2));
  all.cart.getState().setDetails({
    name: 'Noor',
    phone: '55512345',
    dialCode: '+965',
    car: { make: 'Yaris', color: 'red', plate: '' },
    comment: 'quick',
  });
  const placed = () => all.requestsTo('webapp/order');
  return { ...all, placed };
}

/** A backend that keeps orders by key, as the real one does; `lose` loses the answer after storing it. */
function idempotentBackend() {
  const byKey = new Map<string | null, string>();
  const state = { lose: false, byKey };
  const route = ({ idempotencyKey }: SentRequest) => {
    if (!byKey.has(idempotencyKey)) byKey.set(idempotencyKey, `o-${byKey.size + 1}`);
    if (state.lose) return 'lost' as const;
    return { body: { order: wireOrder({ id: byKey.get(idempotencyKey) ?? '' }) } };
  };
  return { state, route };
}

describe('placing an order', () => {
  // @spec entities/cart, entities/order-request
  it('sends what the contract asks for, with a key', async () => {
    const { orders, placed } = await atCheckout();
    expect(await orders.getState().place()).toBe('o-1');
    const [sent] = placed();
    expect(sent?.idempotencyKey).toMatch(/^id-/);
    expect(orderRequest.parse(sent?.body)).toMatchObject({
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
  it('clears the cart, keeps the customer, and notes the order on the device', async () => {
    const { orders, cart, deps } = await atCheckout();
    await orders.getState().place();
    expect(cart.getState()).toMatchObject({ count: 0, details: { name: 'Noor', comment: '' } });
    expect(orders.getState()).toMatchObject({
      placing: { status: 'idle' },
      order: { id: 'o-1' },
      orderStatus: 'fetched',
      history: [{ id: 'o-1', number: '7', status: 0, total: { minor: 3000 }, count: 2 }],
    });
    expect(deps.storage.get(pendingKey)).toBeNull();
    expect(createTestStores({}, { storage: deps.storage }).orders.getState().history).toHaveLength(1);
  });

  it('is one request for a double click', async () => {
    const { orders, placed } = await atCheckout();
    const { place } = orders.getState();
    const ids = await Promise.all([place(), place(), orders.getState().retry()]);
    expect(ids).toEqual(['o-1', 'o-1', 'o-1']);
    expect(placed()).toHaveLength(1);
  });

  it('stores key and request before anything is sent', async () => {
    let storedAtSending: string | null = null;
    const all = await atCheckout({
      'webapp/order': () => {
        storedAtSending = all.deps.storage.get(pendingKey);
        return { body: { order: wireOrder() } };
      },
    });
    await all.orders.getState().place();
    expect(JSON.parse(storedAtSending ?? '').d).toMatchObject({
      idempotencyKey: all.placed()[0]?.idempotencyKey,
      request: { name: 'Noor', total: 3 },
    });
  });

  it('asks for nothing the menu does not sell', async () => {
    const { orders, cart, placed } = await atCheckout();
    cart.getState().add(itemChoice('gone'));
    expect(await orders.getState().place()).toBeNull();
    expect(orders.getState().placing).toMatchObject({ status: 'refused', code: 'line_problems' });
    cart.getState().clear();
    await orders.getState().place();
    expect(orders.getState().placing).toMatchObject({ status: 'refused', code: 'cart_empty' });
    orders.getState().dismiss();
    expect(orders.getState().placing).toEqual({ status: 'idle' });
    expect(placed()).toHaveLength(0);
  });

  it('waits for the business', async () => {
    const { orders } = createTestStores();
    await orders.getState().place();
    expect(orders.getState().placing).toMatchObject({ status: 'refused', code: 'not_ready' });
  });
});

describe('an order without an answer', () => {
  it('is sent again with its key when the connection is lost before it arrives', async () => {
    const { orders, cart, placed, routes } = await atCheckout({ 'webapp/order': 'lost' });
    expect(await orders.getState().place()).toBeNull();
    expect(orders.getState().placing).toEqual({ status: 'unanswered' });
    expect(cart.getState()).toMatchObject({ count: 2, details: { comment: 'quick' } });
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().retry()).toBe('o-1');
    expect(new Set(placed().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(cart.getState().count).toBe(0);
  });

  it('is one order when the connection is lost after the backend stored it', async () => {
    const backend = idempotentBackend();
    backend.state.lose = true;
    const { orders } = await atCheckout({ 'webapp/order': backend.route });
    await orders.getState().place();
    backend.state.lose = false;
    // "Place order" once more is the same order, not another.
    expect(await orders.getState().place()).toBe('o-1');
    expect(backend.state.byKey.size).toBe(1);
  });

  it('is taken up after a reload, and in another tab', async () => {
    const backend = idempotentBackend();
    backend.state.lose = true;
    const storage = createSharedStorage();
    const before = await atCheckout({ 'webapp/order': backend.route }, { storage: storage() });
    await before.orders.getState().place();
    backend.state.lose = false;

    const after = createTestStores(
      { 'webapp/order': backend.route },
      { storage: storage(), newId: () => 'another' },
    );
    expect(after.orders.getState().placing).toEqual({ status: 'unanswered' });
    expect(await after.orders.getState().resume()).toBe('o-1');
    expect(after.orders.getState()).toMatchObject({ placing: { status: 'idle' }, history: [{ id: 'o-1' }] });
    expect(after.cart.getState().count).toBe(0);
    expect(await after.orders.getState().resume()).toBeNull();
    expect(backend.state.byKey.size).toBe(1);
  });

  it('leaves in the cart what was added meanwhile', async () => {
    const { orders, cart, routes } = await atCheckout({ 'webapp/order': 'lost' });
    await orders.getState().place();
    cart.getState().add(itemChoice('latte'));
    cart.getState().add(itemChoice('mocha'));
    routes['webapp/order'] = { body: { order: wireOrder() } };
    await orders.getState().retry();
    expect(cart.getState().cart.lines.map(({ itemId, count }) => [itemId, count])).toEqual([
      ['latte', 1],
      ['mocha', 1],
    ]);
  });

  it.each([
    ['a server error', { status: 500, body: refusal('internal') }],
    ['the page of a proxy', { status: 403, body: '<html>' }],
    ['an answer that cannot be read', { body: { order: { id: 'o-1' } } }],
    ['the same key being worked on', { status: 409, body: refusal('in_progress') }],
  ])('is none after %s', async (_, reply) => {
    const { orders, deps } = await atCheckout({ 'webapp/order': reply });
    await orders.getState().place();
    expect(orders.getState().placing).toEqual({ status: 'unanswered' });
    expect(deps.storage.get(pendingKey)).not.toBeNull();
  });

  it('can be given up, and the next one is another', async () => {
    const { orders, placed, routes } = await atCheckout({ 'webapp/order': { status: 500, body: {} } });
    await orders.getState().place();
    orders.getState().abandon();
    expect(orders.getState().placing).toEqual({ status: 'idle' });
    routes['webapp/order'] = { body: { order: wireOrder() } };
    await orders.getState().place();
    expect(new Set(placed().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('that cannot be read from the device is forgotten', async () => {
    const { deps } = createTestStores();
    deps.storage.set(pendingKey, '{"v":1,"d":{"request":7}}');
    const { orders } = createTestStores({}, { storage: deps.storage });
    expect(await orders.getState().resume()).toBeNull();
    expect(orders.getState().placing).toEqual({ status: 'idle' });
  });
});

describe('an order the server refuses', () => {
  it('says why, field by field, and leaves the cart as it was', async () => {
    const body = refusal('phone_invalid', { fields: { phone: 'too short' } });
    const { orders, cart, deps, placed, routes } = await atCheckout({
      'webapp/order': { status: 422, body },
    });
    const before = cart.getState();
    expect(await orders.getState().place()).toBeNull();
    expect(orders.getState().placing).toEqual({
      status: 'refused',
      code: 'phone_invalid',
      message: 'no: phone_invalid',
      fields: { phone: 'too short' },
    });
    expect(cart.getState().cart.lines).toEqual(before.cart.lines);
    expect(cart.getState().details).toEqual(before.details);
    expect(deps.storage.get(pendingKey)).toBeNull();
    // Mended, it is a new order with a new key.
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().place()).toBe('o-1');
    expect(new Set(placed().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('for its price shows the new one, and takes it when the customer does', async () => {
    const quote = wireQuote({ total: 3.5, due: 3.5 });
    const { orders, cart, placed, routes } = await atCheckout({
      'webapp/order': { status: 409, body: refusal('stale_total', { quote }) },
    });
    await orders.getState().place();
    expect(orders.getState().placing).toEqual({ status: 'stale', quote: toQuote(quote) });
    expect(cart.getState().count).toBe(2);
    routes['webapp/order'] = { body: { order: wireOrder() } };
    expect(await orders.getState().acceptQuote()).toBe('o-1');
    const [first, second] = placed();
    expect(second?.body).toMatchObject({ total: 3.5 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(await orders.getState().acceptQuote()).toBeNull();
  });
});

describe('the review of the price', () => {
  const price = (total: number) => ({
    'service/pos/calc-order/demo~one': { body: { quote: wireQuote({ total, due: total }) } },
  });

  it('changes nothing when the server agrees', async () => {
    const { orders, requestsTo } = await atCheckout(price(3));
    await orders.getState().review();
    expect(orders.getState().placing).toEqual({ status: 'idle' });
    expect(requestsTo('service/pos/calc-order/')[0]?.body).toMatchObject({
      selling_types: 'car_pickup',
      order_lines: [{ item_id: 'latte', quantity: 2 }],
    });
  });

  it("shows the server's price when it differs", async () => {
    const { orders } = await atCheckout(price(2.9));
    await orders.getState().review();
    expect(orders.getState().placing).toMatchObject({ status: 'stale', quote: { total: { minor: 2900 } } });
  });

  it('stands in nobody’s way when the server does not answer', async () => {
    const { orders } = await atCheckout({ 'service/': { status: 500, body: {} } });
    await orders.getState().review();
    expect(orders.getState().placing).toEqual({ status: 'idle' });
  });

  it('is dropped when the cart changed meanwhile', async () => {
    const all = await atCheckout({
      'service/': () => {
        all.cart.getState().add(itemChoice('mocha'));
        return { body: { quote: wireQuote() } };
      },
    });
    await all.orders.getState().review();
    expect(all.orders.getState().placing).toEqual({ status: 'idle' });
  });
});
