import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildIdempotencyHeader } from '../testing/test-orders.ts';

const localize = (en: string) => ({ en });

/** A bakery that is always open. Only its branch `kiosk` offers pickup. */
const bakery = {
  reference_id: 'bakery',
  settings: {
    business_name: localize('Bakery'),
    currency: 'EUR',
    country_code: 'DE',
    timezone: 'Europe/Berlin',
    locales: ['en'],
    checkoutCarPickup: { enabled: true, branches: ['kiosk'] },
  },
  branches: [
    { id: 'house', name: localize('House') },
    { id: 'kiosk', name: localize('Kiosk') },
  ],
  categories: [
    { id: 'bread', name: localize('Bread'), items: [{ id: 'loaf', name: localize('Loaf'), price: 5 }] },
  ],
};
const buildOrderRequest = (branch_id: string) => ({
  body: {
    branch_id,
    selling_types: 'car_pickup' as const,
    order_lines: [{ item_id: 'loaf', quantity: 1 }],
    name: 'Ada',
    phone: '1701234567',
    dial_code: '+49',
    total: 5,
  },
  headers: buildIdempotencyHeader(),
});

describe.each(pgliteOnly)('pickup at some branches only, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    await backend.importFile(bakery);
  });

  it('lists pickup as an order type only for branches that offer pickup', async () => {
    const { restaurant } = await backend.call('restaurant', { params: { reference_id: 'bakery' } });
    expect(restaurant.checkoutCarPickup?.branches).toEqual(['bakery~kiosk']);
    const listOrderTypes = async (branch_id: string) =>
      Object.keys((await backend.call('shifts', { params: { branch_id }, query: {} })).today);
    expect(await listOrderTypes('bakery~kiosk')).toEqual(['car_pickup']);
    expect(await listOrderTypes('bakery~house')).toEqual([]);
  });

  // @spec entities/pickup-config
  it('accepts pickup orders at a branch that offers pickup, and refuses them at a branch that does not', async () => {
    expect((await backend.call('placeOrder', buildOrderRequest('bakery~kiosk'))).order.branch.id).toBe(
      'bakery~kiosk',
    );
    const { status, body } = await backend.expectRefusal('placeOrder', buildOrderRequest('bakery~house'));
    expect([status, body.code]).toEqual([422, 'selling_type_unavailable']);
  });
});
