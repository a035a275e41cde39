import { describe, expect, it } from 'vitest';
import { isPaidOnline } from '../../../src/domain/payment/payment-type.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { CARD, CASH } from '../testing/payer.ts';
import { buildIdempotencyHeader, buildOrderBody, placeOrder } from '../testing/test-orders.ts';

describe.each(pgliteOnly)('production without a payment provider, on $name', (engine) => {
  const backend = useBackend(engine, { payment: { hasSandbox: false } });

  it('a server without a payment provider offers only payment on the spot, and no sandbox payment', async () => {
    const { restaurant } = await backend.call('restaurant', { params: { reference_id: 'tea-house' } });
    expect(restaurant.payment_methods).toContain(CASH);
    expect(restaurant.payment_methods.filter(isPaidOnline)).toEqual([]);

    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody({ payment_type: CARD }),
      headers: buildIdempotencyHeader(),
    });
    expect([status, body.code]).toEqual([422, 'payment_unavailable']);
    expect((await placeOrder(backend, { payment_type: CASH })).status).toBe(0);
    expect(backend.listRoutes().filter(({ path }) => /sandbox/.test(path))).toEqual([]);
  });
});
