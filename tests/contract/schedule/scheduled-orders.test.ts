import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { startExtraServers } from '../testing/extra-servers.ts';
import { waitUntilPasses } from '../testing/payer.ts';
import { MITTE, type OrderBody, placeOrder } from '../testing/test-orders.ts';

const toTimestamp = (time: string) => Date.parse(`2026-03-04T${time}+01:00`);
/** A slot at 15:00. Chai takes 20 minutes, longer than the branch's 10, so the kitchen must start at 14:40. */
const SCHEDULED_FOR_15_00: Partial<OrderBody> = {
  priority: 'later',
  scheduled_at: '2026-03-04T15:00:00+01:00',
};
/** Waits until the server has checked for due orders several times. */
const waitForChecks = () => new Promise((resolve) => setTimeout(resolve, 150));

// Runs only on the engine that several servers can share. A journey covers the other engine.
describe.each(databaseEngines.filter(({ name }) => name === 'PostgreSQL'))(
  'scheduled orders, on $name',
  (engine) => {
    const backend = useBackend(engine);
    const loadEvents = async (order_id: string) =>
      (await backend.call('orderEvents', { params: { branch_id: MITTE, order_id } })).events;

    // @spec codes/10-scheduled-becomes-0-by
    it('starts a scheduled order when its preparation has to begin, and not before', async () => {
      const { id, scheduled_to } = await placeOrder(backend, SCHEDULED_FOR_15_00);
      expect(scheduled_to).toBe('2026-03-04T15:30:00+01:00');
      backend.clock.now = toTimestamp('14:39:59');
      await waitForChecks();
      expect((await loadEvents(id)).map(({ status }) => status)).toEqual([10]);
      backend.clock.now = toTimestamp('14:40:00');
      await waitUntilPasses(async () =>
        expect(await loadEvents(id)).toEqual([
          { status: 10, at: '2026-03-04T12:00:00+01:00' },
          { status: 0, at: '2026-03-04T14:40:00+01:00' },
        ]),
      );
    });

    it('notifies a customer who follows a scheduled order when its preparation starts', async () => {
      const { id } = await placeOrder(backend, SCHEDULED_FOR_15_00);
      const response = await backend.request(`/api/webapp/update-order-events/${MITTE}/${id}`, {
        headers: { accept: 'text/event-stream' },
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      const readEvent = async () => (await reader?.read())?.value;
      expect(await readEvent()).toContain('"status":10');
      backend.clock.now = toTimestamp('14:41:00');
      expect(await readEvent()).toContain('"status":0');
      await reader?.cancel();
    });

    it('does not start a scheduled order that has already been accepted or cancelled', async () => {
      for (const newStatus of [1, 9]) {
        const { id } = await placeOrder(backend, SCHEDULED_FOR_15_00);
        await backend.request(`/console/orders/${id}/move`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
          body: `to=${newStatus}`,
        });
        backend.clock.now = toTimestamp('14:50:00');
        await waitForChecks();
        expect((await loadEvents(id)).map(({ status }) => status)).toEqual([10, newStatus]);
        backend.clock.now = toTimestamp('12:00:00');
      }
    });

    it('starts an overdue scheduled order once when several servers restart', async () => {
      const { id } = await placeOrder(backend, SCHEDULED_FOR_15_00);
      const closeServers = await startExtraServers(backend, toTimestamp('14:50:00'));
      await waitUntilPasses(async () => expect((await loadEvents(id)).at(-1)?.status).toBe(0));
      await waitForChecks();
      await closeServers();
      expect((await loadEvents(id)).map(({ status }) => status)).toEqual([10, 0]);
    });

    it('uses the item prices of the scheduled time for a scheduled order', async () => {
      const request = {
        selling_types: 'car_pickup' as const,
        order_lines: [{ item_id: 'breakfast', quantity: 1 }],
      };
      backend.clock.now = toTimestamp('20:00:00');
      const params = { branch_id: MITTE };
      expect((await backend.expectRefusal('calcOrder', { params, body: request })).body.code).toBe(
        'line_problems',
      );
      const scheduled_at = '2026-03-05T09:00:00+01:00';
      const { quote } = await backend.call('calcOrder', { params, body: { ...request, scheduled_at } });
      expect(quote.subtotal).toBe(9.9);
      const { status } = await backend.expectRefusal('calcOrder', {
        params,
        body: { ...request, scheduled_at: 'soon' },
      });
      expect(status).toBe(422);
    });

    it('lists the most recently started order at the top of the console, with its scheduled time', async () => {
      const firstOrder = await placeOrder(backend, SCHEDULED_FOR_15_00);
      backend.clock.now = toTimestamp('13:00:00');
      const secondOrder = await placeOrder(backend);
      backend.clock.now = toTimestamp('14:40:30');
      await waitUntilPasses(async () => expect((await loadEvents(firstOrder.id)).at(-1)?.status).toBe(0));
      const orderList = await (await backend.request('/console/orders?business=tea-house')).text();
      expect(orderList.indexOf(firstOrder.number)).toBeLessThan(orderList.indexOf(secondOrder.number));
      expect(orderList.slice(orderList.indexOf(firstOrder.number))).toMatch(
        /scheduled for\s*<strong>.*15:00.*15:30/s,
      );
    });

    it('lists a new order in the console above accepted orders for the coming days', async () => {
      const tomorrowRequest = { ...SCHEDULED_FOR_15_00, scheduled_at: '2026-03-05T15:00:00+01:00' };
      const advanceOrder = await placeOrder(backend, tomorrowRequest);
      const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' };
      await backend.request(`/console/orders/${advanceOrder.id}/move`, {
        method: 'POST',
        headers: form,
        body: 'to=1',
      });
      backend.clock.now = toTimestamp('13:00:00');
      const immediateOrder = await placeOrder(backend);
      const loadList = async () => (await backend.request('/console/orders?business=tea-house')).text();

      const listBefore = await loadList();
      expect(listBefore.indexOf(immediateOrder.number)).toBeLessThan(listBefore.indexOf(advanceOrder.number));

      backend.clock.now = Date.parse('2026-03-05T14:45:00+01:00');
      const listAfterStart = await loadList();
      expect(listAfterStart.indexOf(advanceOrder.number)).toBeLessThan(
        listAfterStart.indexOf(immediateOrder.number),
      );
    });
  },
);
