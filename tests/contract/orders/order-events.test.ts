import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { orders } from '../../../demo/server/db/schema-orders.ts';
import { type OrderEvents, orderEventsResponse } from '../../../src/api/contract/order-events-contract.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
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
      const eventData = lines.find((line) => line.startsWith('data: '))?.slice(6) ?? '';
      yield orderEventsResponse.parse(JSON.parse(eventData));
    }
  }
}

describe.each(databaseEngines)('order updates, on $name', (engine) => {
  const backend = useBackend(engine);
  const requestStream = (id: string, address?: string) =>
    backend.request(`/api/webapp/update-order-events/${MITTE}/${id}`, {
      headers: { accept: 'text/event-stream', ...(address && { 'x-forwarded-for': address }) },
    });
  const followOrder = async (id: string) => {
    const response = await requestStream(id);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return readStatusEvents(response);
  };
  const moveOrder = async (id: string, newStatus: number) => {
    const response = await backend.request(`/console/orders/${id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: `to=${newStatus}`,
    });
    expect(response.status).toBe(303);
  };
  const readNext = async (events: AsyncGenerator<OrderEvents>) => (await events.next()).value as OrderEvents;

  // @spec calls/get-webapp-update-order-events-branch-id-order-id
  it('returns the current status of an order to a client that polls instead of streaming', async () => {
    const { id } = await placeOrder(backend);
    const response = await backend.call('orderEvents', { params: { branch_id: MITTE, order_id: id } });
    expect(response).toMatchObject({ status: 0, promised_at: '2026-03-04T12:20:00+01:00' });
    expect(response.events).toHaveLength(1);
  });

  // @spec screens/order-tracking, calls/get-webapp-update-order-events-branch-id-order-id
  it('streams each status change of an order, and closes the stream when the order ends', async () => {
    const { id } = await placeOrder(backend);
    const events = await followOrder(id);
    expect((await readNext(events)).status).toBe(0);
    for (const newStatus of [1, 3, 5]) {
      await moveOrder(id, newStatus);
      expect((await readNext(events)).status).toBe(newStatus);
    }
    expect((await events.next()).done).toBe(true);
  });

  it('streams a status change that another process writes to the same database', async () => {
    const { id } = await placeOrder(backend);
    const events = await followOrder(id);
    expect((await readNext(events)).status).toBe(0);
    await backend.database().update(orders).set({ status: 1 }).where(eq(orders.id, id));
    expect((await readNext(events)).status).toBe(1);
    await events.return(undefined);
  });

  it('reads a changed order once for all streams that follow the order', async () => {
    const { id } = await placeOrder(backend);
    const streams = await Promise.all(Array.from({ length: 20 }, () => followOrder(id)));
    for (const { status } of await Promise.all(streams.map(readNext))) expect(status).toBe(0);
    const selectSpy = vi.spyOn(backend.database(), 'select');
    try {
      await backend.database().update(orders).set({ status: 1 }).where(eq(orders.id, id));
      for (const { status } of await Promise.all(streams.map(readNext))) expect(status).toBe(1);
      const orderReads = selectSpy.mock.calls.filter(([fields]) => fields && 'event' in fields);
      // Each notification causes one read for all 20 streams. The database sends one notification, and the polls of the
      // feed may add others.
      expect(orderReads.length).toBeGreaterThan(0);
      expect(orderReads.length).toBeLessThanOrEqual(3);
    } finally {
      selectSpy.mockRestore();
      for (const stream of streams) await stream.return(undefined);
    }
  });

  it('refuses a 21st stream for an order until the other streams have ended', async () => {
    const { id } = await placeOrder(backend);
    const streams = await Promise.all(Array.from({ length: 20 }, () => followOrder(id)));
    const refusedStream = await requestStream(id, '198.51.100.7');
    expect([refusedStream.status, refusedStream.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refusedStream.json()).toMatchObject({ code: 'too_many_streams' });
    await moveOrder(id, 2);
    for (const stream of streams) for await (const event of stream) void event;
    expect((await requestStream(id)).status).toBe(200);
  });

  it('sends one event to a stream of an order that has already ended', async () => {
    const { id } = await placeOrder(backend);
    await moveOrder(id, 2);
    const statuses: number[] = [];
    for await (const { status } of await followOrder(id)) statuses.push(status);
    expect(statuses).toEqual([2]);
  });
});
