import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { buildDeliveryBody, courier } from '../testing/courier-business.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { createPayer, waitUntilPasses } from '../testing/payer.ts';
import { buildBearerHeader, createPhoneNumber, logIn, type TestAccount } from '../testing/test-accounts.ts';
import { buildIdempotencyHeader, buildOrderBody, MITTE } from '../testing/test-orders.ts';

describe.each(pgliteOnly)('the order history, on $name', (engine) => {
  const backend = useBackend(engine);
  const placeOrderFor = async ({ token, number }: TestAccount, comment = '') => {
    const { phone, dial_code } = number;
    const body = buildOrderBody({ phone, dial_code, comment });
    const headers = { ...buildIdempotencyHeader(), ...buildBearerHeader(token) };
    return (await backend.call('placeOrder', { body, headers })).order;
  };
  const loadPage = ({ token, user }: TestAccount, page?: number) =>
    backend.call('orders', {
      params: { user_id: user.id },
      ...(page && { query: { page } }),
      headers: buildBearerHeader(token),
    });

  // @spec calls/get-webapp-v5-orders-user-id
  it('lists each order of an account once, newest first, on pages of twenty', async () => {
    const account = await logIn(backend);
    const placedIds: string[] = [];
    for (let index = 0; index < 23; index++) {
      placedIds.unshift((await placeOrderFor(account)).id);
      // Some orders are placed in the same millisecond.
      backend.clock.now += index % 3;
    }
    const pages = await Promise.all([1, 2, 3].map((page) => loadPage(account, page)));
    expect(pages.map(({ orders }) => orders.length)).toEqual([20, 3, 0]);
    expect(pages[0]?.pagination).toEqual({ page: 1, pages: 2, total: 23 });
    const ids = pages.flatMap(({ orders }) => orders.map(({ id }) => id));
    expect([...ids].sort()).toEqual([...placedIds].sort());
    const times = pages.flatMap(({ orders }) => orders.map(({ placed_at }) => Date.parse(placed_at)));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(pages[0]?.orders[0]).toMatchObject({
      branch_id: MITTE,
      branch_name: { en: 'Mitte', de: 'Mitte' },
      status: 0,
      selling_type: 'car_pickup',
      currency: 'EUR',
      currency_digits: 2,
      total: 9.28,
      count: 2,
      rate: null,
    });
    expect((await loadPage(account)).pagination.page).toBe(1);
  });

  // @spec calls/get-webapp-v5-orders-user-id
  it('lists only the orders of the account, and requires a login', async () => {
    const account = await logIn(backend);
    const otherAccount = await logIn(backend);
    await placeOrderFor(account);
    await backend.call('placeOrder', {
      body: buildOrderBody(),
      headers: buildIdempotencyHeader(randomUUID()),
    });
    expect((await loadPage(account)).pagination.total).toBe(1);
    expect((await loadPage(otherAccount)).pagination.total).toBe(0);
    const params = { user_id: account.user.id };
    expect((await backend.expectRefusal('orders', { params })).status).toBe(401);
    const refusal = await backend.expectRefusal('orders', {
      params,
      headers: buildBearerHeader(otherAccount.token),
    });
    expect(refusal.status).toBe(403);
  });

  it('lets an account rate and cancel its orders without the order key', async () => {
    const account = await logIn(backend);
    const headers = buildBearerHeader(account.token);
    const firstOrder = await placeOrderFor(account);
    for (const newStatus of [1, 3, 5])
      await backend.request(`/console/orders/${firstOrder.id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        body: `to=${newStatus}`,
      });
    const body = { reference_id: 'tea-house', order_id: firstOrder.id, rate: 3 };
    await backend.call('rate', { body, headers });
    const secondOrder = await placeOrderFor(account);
    await backend.call('cancelOrder', { params: { branch_id: MITTE, order_id: secondOrder.id }, headers });
    const { orders } = await loadPage(account);
    expect(Object.fromEntries(orders.map(({ id, status, rate }) => [id, [status, rate]]))).toEqual({
      [firstOrder.id]: [5, 3],
      [secondOrder.id]: [9, null],
    });
  });

  it('the order history marks orders that are waiting for their payment', async () => {
    const { token, user, number } = await logIn(backend);
    const customer = createPayer(backend);
    const { phone, dial_code } = number;
    const { order, transaction } = await customer.placeOrder({ phone, dial_code }, buildBearerHeader(token));
    const listUnpaidFlags = async () =>
      (
        await backend.call('orders', { params: { user_id: user.id }, headers: buildBearerHeader(token) })
      ).orders.map(({ id, unpaid }) => [id, unpaid]);
    expect(await listUnpaidFlags()).toEqual([[order.id, true]]);
    await customer.submitChoice(transaction.url ?? '', 'pay');
    await waitUntilPasses(async () => expect(await listUnpaidFlags()).toEqual([[order.id, false]]));
  });

  it('the order history marks an order that is shipped to another country', async () => {
    await backend.importFile(courier);
    const { user, headers } = await logIn(backend, createPhoneNumber({ reference_id: 'courier' }));
    const address = { type: 'house', street: 'Ring 1', city: 'Wien', postcode: '1010' } as const;
    const parcelFields = { zone_id: null, country_iso: 'AT', address };
    const soupOrder = { order_lines: [{ item_id: 'soup', quantity: 3 }], total: 24 };
    for (const changes of [{ ...parcelFields, ...soupOrder }, {}]) {
      await backend.call('placeOrder', {
        body: buildDeliveryBody(changes),
        headers: { ...buildIdempotencyHeader(), ...headers },
      });
      backend.clock.now += 1000;
    }
    const { orders } = await backend.call('orders', { params: { user_id: user.id }, headers });
    expect(orders.map(({ shipped }) => shipped)).toEqual([false, true]);
  });

  it('refuses a request for the order history with an invalid page number', async () => {
    const { token, user } = await logIn(backend);
    for (const page of ['0', '-1', '1.5', 'x', '1e30'])
      expect(
        (
          await backend.expectRefusal('orders', {
            params: { user_id: user.id },
            query: { page },
            headers: buildBearerHeader(token),
          })
        ).status,
      ).toBe(400);
  });
});
