import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildIdempotencyHeader, buildOrderBody, MITTE } from '../testing/test-orders.ts';

const RANDOM_GUESS_COUNT = 300;

describe.each(pgliteOnly)('guessing other customers’ orders, on $name', (engine) => {
  const backend = useBackend(engine);
  const placeOrder = async () => {
    const key = randomUUID();
    const body = buildOrderBody({
      name: 'Ada Lovelace',
      comment: 'Ring at the back door',
      notes: 'allergic',
      car: { make: 'Beetle', color: 'red', plate: 'B AL 1815' },
      gift: { message: 'For Byron', to_name: 'George', hide_prices: false },
      order_lines: [
        { ...(buildOrderBody().order_lines[0] ?? { item_id: 'chai', quantity: 2 }), comment: 'for mum' },
      ],
    });
    return {
      key,
      order: (await backend.call('placeOrder', { body, headers: buildIdempotencyHeader(key) })).order,
    };
  };
  const PERSONAL_DATA = /Lovelace|1701234567|back door|allergic|Beetle|AL 1815|Byron|George|for mum|customer/;

  it('gives each order a random id that cannot be guessed from the ids of other orders', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, async () => (await placeOrder()).order.id));
    expect(new Set(ids).size).toBe(40);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
    // On average, 64 of 128 random bits differ between two ids. Fewer than 30 is practically impossible.
    const toBits = (id: string) =>
      [...Buffer.from(id, 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    for (const [index, id] of ids.entries()) {
      const nextBits = toBits(ids[(index + 1) % ids.length] ?? '');
      expect([...toBits(id)].filter((bit, position) => bit !== nextBits[position]).length).toBeGreaterThan(
        29,
      );
    }
  });

  // @spec calls/get-webapp-order-order-id
  it('answers the same 404 for random ids, for order numbers and for ids that differ little from a known id', async () => {
    const { order } = await placeOrder();
    const idBytes = Buffer.from(order.id, 'base64url');
    const shiftLastByte = (step: number) => {
      const similarBytes = Buffer.from(idBytes);
      similarBytes[15] = ((similarBytes[15] ?? 0) + step) % 256;
      return similarBytes.toString('base64url');
    };
    const guesses = [
      ...Array.from({ length: RANDOM_GUESS_COUNT }, () => randomBytes(16).toString('base64url')),
      ...Array.from({ length: 50 }, (_, step) => shiftLastByte(step + 1)),
      order.number,
      order.number.toLowerCase(),
      '1',
      '0',
      `${order.id}=`,
      order.id.toLowerCase(),
      `%20${order.id}`,
    ];
    const responses = await Promise.all(
      guesses.map(async (id) => {
        const response = await backend.request(`/api/webapp/order/${id}`);
        return `${response.status} ${await response.text()}`;
      }),
    );
    expect(new Set(responses)).toEqual(
      new Set(['404 {"error":1,"code":"not_found","message":"The order was not found"}']),
    );
  });

  // @spec roles/order-customer-s
  it('shows nothing about the customer to somebody who knows only the id of the order', async () => {
    const { order } = await placeOrder();
    const paths = [
      `/api/webapp/order/${order.id}`,
      `/api/webapp/order/${order.id}?full=true`,
      `/api/webapp/order/${MITTE}/${order.id}?full=true`,
      `/api/webapp/update-order-events/${MITTE}/${order.id}`,
    ];
    const wrongKeys = ['', randomUUID(), order.id, order.number].map((key) => ({ 'order-key': key }));
    for (const path of paths)
      for (const headers of [{}, ...wrongKeys]) {
        const response = await backend.request(path, { headers });
        expect([response.status, PERSONAL_DATA.test(await response.text())]).toEqual([200, false]);
      }
    expect(await (await backend.request(`/tea-house/order/${order.id}`)).text()).not.toMatch(PERSONAL_DATA);
  });

  it('shows the whole order to the holder of its order key, but only the last digits of the phone number', async () => {
    const { key, order } = await placeOrder();
    const response = await backend.request(`/api/webapp/order/${order.id}?full=true`, {
      headers: { 'order-key': key },
    });
    const text = await response.text();
    expect(text).toContain('Ada Lovelace');
    expect(text).toContain('for mum');
    expect(text).toContain('"phone_hint":"567"');
    expect(text).not.toContain('1701234567');
  });

  it('answers 404 for an order that belongs to another branch', async () => {
    const { order } = await placeOrder();
    const params = { branch_id: 'corner-shop~main', order_id: order.id };
    for (const name of ['order', 'orderEvents', 'cancelOrder'] as const)
      expect((await backend.expectRefusal(name, { params })).status).toBe(404);
  });
});
