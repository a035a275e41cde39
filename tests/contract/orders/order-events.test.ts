import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../demo/server/db/schema-orders.ts';
import { type OrderEvents, orderEventsResponse } from '../../../src/api/contract/order-contract.ts';
import { useBackend } from '../testing/backend.ts';
import { engines } from '../testing/engines.ts';
import { MITTE, placeOrder } from '../testing/test-orders.ts';

/** Yields the `status` events of a stream until the server closes it. */
async function* readStatusEvents(response: Response): AsyncGenerator<OrderEvents> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      if (!lines.includes('event: status')) continue;
      const data = lines.find((line) => line.startsWith('data: '))?.slice(6) ?? '';
      yield orderEventsResponse.parse(JSON.parse(data));
    }
  }
}

describe.each(engines)('order updates, on $name', (engine) => {
  const backend = useBackend(engine);
  const followOrder = async (id: string, signal?: AbortSignal) => {
    const response = await backend.request(`/api/webapp/update-order-events/${MITTE}/${id}`, {
      headers: { accept: 'text/event-stream' },
      ...(signal && { signal }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return readStatusEvents(response);
  };
  const moveOrder = async (id: string, to: number) => {
    const response = await backend.request(`/console/orders/${id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: `to=${to}`,
    });
    expect(response.status).toBe(303);
  };
  const readNext = async (events: AsyncGenerator<OrderEvents>) => (await events.next()).value as OrderEvents;

  // @spec calls/get-webapp-update-order-events-branch-id-order-id
  it('answers a plain request with the current status', async () => {
    const { id } = await placeOrder(backend);
    const answer = await backend.call('orderEvents', { params: { branch_id: MITTE, order_id: id } });
    expect(answer).toMatchObject({ status: 0, promised_at: '2026-03-04T12:20:00+01:00' });
    expect(answer.events).toHaveLength(1);
  });

  // @spec screens/order-tracking, calls/get-webapp-update-order-events-branch-id-order-id
  it('streams every change at once and ends the stream with the order', async () => {
    const { id } = await placeOrder(backend);
    const events = await followOrder(id);
    expect((await readNext(events)).status).toBe(0);
    for (const to of [1, 3, 5]) {
      await moveOrder(id, to);
      expect((await readNext(events)).status).toBe(to);
    }
    expect((await events.next()).done).toBe(true);
  });

  it('streams a change that another process writes to the same database', async () => {
    const { id } = await placeOrder(backend);
    const events = await followOrder(id);
    expect((await readNext(events)).status).toBe(0);
    await backend.database().update(orders).set({ status: 1 }).where(eq(orders.id, id));
    expect((await readNext(events)).status).toBe(1);
    await events.return(undefined);
  });

  it('sends one event for an order that has ended', async () => {
    const { id } = await placeOrder(backend);
    await moveOrder(id, 2);
    const statuses: number[] = [];
    for await (const { status } of await followOrder(id)) statuses.push(status);
    expect(statuses).toEqual([2]);
  });
});
