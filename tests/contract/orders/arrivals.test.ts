import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../demo/server/db/schema-orders.ts';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { createPayer } from '../testing/payer.ts';
import { buildOrderKeyHeader, MITTE, placeOrder } from '../testing/test-orders.ts';

describe.each(pgliteOnly)('the arrival of a customer, on $name', (engine) => {
  const backend = useBackend(engine);
  const buildParams = (order_id: string) => ({ branch_id: MITTE, order_id });
  const reportArrival = (id: string, note?: string) =>
    backend.call('arrived', { params: buildParams(id), body: { ...(note !== undefined && { note }) } });
  const expectRefusal = (id: string, branch_id = MITTE, note = '') =>
    backend.expectRefusal('arrived', { params: { branch_id, order_id: id }, body: { note } });
  const loadOrderWithHeaders = async (id: string, headers: Record<string, string>) =>
    (await backend.call('order', { params: buildParams(id), query: { full: 'true' }, headers })).order;
  const loadOwnOrder = (id: string) => loadOrderWithHeaders(id, buildOrderKeyHeader(id));
  const setStatus = (id: string, status: number) =>
    backend.database().update(orders).set({ status }).where(eq(orders.id, id));

  // @spec more-calls/post-webapp-arrived-branch-id-order-id
  it('confirms the arrival of a customer for a pickup, and returns the arrival with the order', async () => {
    const { id, arrived_at } = await placeOrder(backend);
    expect(arrived_at).toBeNull();
    expect(await reportArrival(id, ' Bay 3 ')).toMatchObject({
      status: 0,
      arrived_at: '2026-03-04T12:00:00+01:00',
      arrived_note: 'Bay 3',
    });
    expect(await loadOwnOrder(id)).toMatchObject({
      arrived_at: '2026-03-04T12:00:00+01:00',
      arrived_note: 'Bay 3',
    });
  });

  it('keeps the first arrival time when the arrival is sent again, but stores a new waiting place', async () => {
    const { id } = await placeOrder(backend);
    const firstArrival = await reportArrival(id);
    expect(firstArrival.arrived_note).toBeNull();
    const responses = await Promise.all([reportArrival(id), reportArrival(id), reportArrival(id, 'Bay 4')]);
    for (const response of responses) expect(response.arrived_at).toBe(firstArrival.arrived_at);
    await reportArrival(id);
    expect((await loadOwnOrder(id)).arrived_note).toBe('Bay 4');
    expect((await loadOwnOrder(id)).events).toHaveLength(1);
  });

  it('shows where a customer waits for an order only to the owner of the order', async () => {
    const { id } = await placeOrder(backend);
    expect((await reportArrival(id, 'Bay 7')).arrived_note, 'in the response to the note').toBe('Bay 7');
    expect((await loadOrderWithHeaders(id, {})).arrived_note).toBeNull();
    expect((await loadOrderWithHeaders(id, {})).arrived_at).toBe('2026-03-04T12:00:00+01:00');
    expect((await backend.call('orderEvents', { params: buildParams(id) })).arrived_note).toBeNull();
    expect((await reportArrival(id)).arrived_note, 'reported again by somebody with the link').toBeNull();
    expect((await loadOrderWithHeaders(id, buildOrderKeyHeader(id))).arrived_note).toBe('Bay 7');
    const arrivalRequest = { params: buildParams(id), body: {}, headers: buildOrderKeyHeader(id) };
    expect((await backend.call('arrived', arrivalRequest)).arrived_note).toBe('Bay 7');
  });

  it.each([2, 5, 9])(
    'refuses the arrival of a customer after the order has ended (status %i)',
    async (status) => {
      const { id } = await placeOrder(backend);
      await setStatus(id, status);
      expect(await expectRefusal(id)).toMatchObject({ status: 409, body: { code: 'order_over' } });
      expect((await loadOwnOrder(id)).arrived_at).toBeNull();
    },
  );

  it('refuses the arrival of a customer whose order waits for its online payment', async () => {
    const { order } = await createPayer(backend).placeOrder();
    expect(await expectRefusal(order.id)).toMatchObject({ status: 409, body: { code: 'waits_for_payment' } });
  });

  it('refuses the arrival of a customer for a dine-in order', async () => {
    const { id } = await placeOrder(backend);
    await backend.database().update(orders).set({ sellingType: 'dine_in' }).where(eq(orders.id, id));
    expect(await expectRefusal(id)).toMatchObject({ status: 422, body: { code: 'not_for_pickup' } });
  });

  it('refuses the arrival of a customer if the business does not ask for the customer’s car', async () => {
    const { id } = await placeOrder(backend);
    const file = JSON.parse(readFileSync(getFixturePath('tea-house.json'), 'utf8')) as {
      settings: { checkoutCarPickup: { showCarInfo?: boolean } };
    };
    file.settings.checkoutCarPickup.showCarInfo = false;
    await backend.importFile(file);
    expect(await expectRefusal(id)).toMatchObject({ status: 422, body: { code: 'counter_pickup' } });
    file.settings.checkoutCarPickup.showCarInfo = true;
    await backend.importFile(file);
    expect(await reportArrival(id)).toMatchObject({ arrived_at: '2026-03-04T12:00:00+01:00' });
  });

  it('refuses an arrival for an order of another branch, for an unknown order, and with an overlong waiting place', async () => {
    const { id } = await placeOrder(backend);
    expect(await expectRefusal(id, 'tea-house~kreuzberg')).toMatchObject({ status: 404 });
    expect(await expectRefusal(randomUUID())).toMatchObject({ status: 404 });
    expect(await expectRefusal(id, MITTE, 'x'.repeat(61))).toMatchObject({ status: 422 });
  });

  it('shows the arrival of a customer in the console at once', async () => {
    const { id, number } = await placeOrder(backend);
    const controller = new AbortController();
    const response = await backend.request('/console/news', { signal: controller.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('event: changed');
    const nextEvent = reader?.read();
    await reportArrival(id, 'Bay <3>');
    expect((await nextEvent)?.value).toContain('event: changed');
    controller.abort();
    const orderList = await (await backend.request('/console/orders')).text();
    expect(orderList).toContain(`data-here="${number}, Bay &lt;3&gt;"`);
  });

  it('stores the text as the make of the car when an older app sends a car as plain text', async () => {
    const { car } = await placeOrder(backend, { car: ' White VW ' });
    expect(car).toEqual({ make: 'White VW', color: '', plate: '' });
    expect((await placeOrder(backend, { car: { make: '', color: '', plate: '' } })).car).toBeNull();
  });
});
