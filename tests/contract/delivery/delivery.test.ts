import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { buildDeliveryBody, courier, HOME, MAIN_BRANCH, placeDelivery } from '../testing/courier-business.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildIdempotencyHeader, buildOrderKeyHeader } from '../testing/test-orders.ts';

describe.each(pgliteOnly)('delivery orders, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    await backend.importFile(courier);
  });
  const loadFullOrder = async (id: string) =>
    (
      await backend.call('order', {
        params: { branch_id: MAIN_BRANCH, order_id: id },
        query: { full: 'true' },
        headers: buildOrderKeyHeader(id),
      })
    ).order;

  // @spec entities/address-form-fields
  it('shows a delivery address only to the customer who ordered, without the contact’s phone number', async () => {
    const contact = {
      contact_name: ' Grace ',
      contact_phone: '0170765',
      contact_dial_code: '+49',
    };
    const order = await placeDelivery(backend, {
      address: { ...HOME, ...contact, area_id: 'kiez', floor: ' 2 ' },
    });
    expect(order.quote).toMatchObject({ subtotal: 10, delivery_fee: 2.5, total: 12.5 });
    expect(order.delivery).toEqual({ zone_name: { en: 'Inner' }, area_name: { en: 'Kiez' }, minutes: 40 });
    // The order does not keep the floor, because the form of this business has no such field for houses.
    const savedAddress = { ...HOME, form_type: 'home', area_id: 'kiez', contact_name: 'Grace' };
    expect([order.address, (await loadFullOrder(order.id)).address]).toEqual([savedAddress, savedAddress]);
    const params = { branch_id: MAIN_BRANCH, order_id: order.id };
    const responses = [
      await backend.call('order', { params, query: {} }),
      await backend.call('orderById', { params }),
    ];
    for (const { order: publicOrder } of responses) {
      expect(publicOrder.delivery).toEqual(order.delivery);
      expect([publicOrder.address, publicOrder.customer]).toEqual([undefined, undefined]);
    }
  });

  it('shows the staff the whole delivery address and links to it on a map', async () => {
    const address = {
      ...HOME,
      note: '<b>Ring</b>',
      contact_name: 'Grace',
      contact_phone: '1707654321',
      contact_dial_code: '+49',
    };
    await placeDelivery(backend, { address });
    const page = await (await backend.request('/console')).text();
    for (const text of ['Kiezstraße', 'Inner', '&lt;b&gt;Ring&lt;/b&gt;', '+49 1707654321'])
      expect(page).toContain(text);
    expect(page).toContain(
      'https://www.openstreetmap.org/?mlat=52.4951&amp;mlon=13.3952#map=18/52.4951/13.3952',
    );
  });

  it('a delivery’s promised time is the arrival at the door, later if a dish takes longer to prepare', async () => {
    const countMinutesUntil = (text: string | null | undefined) =>
      (Date.parse(text ?? '') - backend.clock.now) / 60_000;
    expect(countMinutesUntil((await placeDelivery(backend)).promised_at)).toBe(40);
    const roastOrder = await placeDelivery(backend, {
      order_lines: [{ item_id: 'roast', quantity: 1 }],
      total: 22.5,
    });
    expect(countMinutesUntil(roastOrder.promised_at)).toBe(70);
    // This business takes orders at any hour, because it ships. Its kitchen opens again on the next Wednesday at 10:00.
    backend.clock.now = Date.parse('2026-03-04T22:00:00+01:00');
    expect((await placeDelivery(backend)).promised_at).toBe('2026-03-11T10:40:00+01:00');
  });

  // @spec constants/delivery-fee-by-zone
  it('uses the cheapest zone that contains the pin when the order names no zone', async () => {
    const order = await placeDelivery(backend, { zone_id: null });
    expect(order.delivery).toMatchObject({ zone_name: { en: 'Inner' } });
    const holeOrder = await placeDelivery(backend, {
      zone_id: null,
      address: { ...HOME, lat: 52.51, lng: 13.41 },
      total: 16,
    });
    expect(holeOrder.delivery).toEqual({ zone_name: { en: 'Wide' }, area_name: null, minutes: 60 });
  });

  it('accepts a pin on the border of a zone, and any pin for a zone without a shape', async () => {
    expect(
      (await placeDelivery(backend, { address: { ...HOME, lat: 52.52, lng: 13.4 } })).delivery,
    ).toMatchObject({
      zone_name: { en: 'Inner' },
    });
    const distantAddress = { ...HOME, lat: -33.9, lng: 151.2 };
    expect(
      (await placeDelivery(backend, { zone_id: 'anywhere', address: distantAddress, total: 11 })).delivery,
    ).toMatchObject({
      zone_name: { en: 'Anywhere' },
    });
  });

  it('an order shipped abroad is charged by weight, stores only the shipping fields and has no promised time', async () => {
    const address = {
      type: 'apartment',
      street: 'Ring 1',
      city: 'Wien',
      postcode: '1010',
      floor: '3',
    } as const;
    const order = await placeDelivery(backend, {
      zone_id: null,
      country_iso: 'AT',
      address,
      order_lines: [{ item_id: 'soup', quantity: 3 }],
      total: 24,
    });
    expect(order).toMatchObject({
      quote: { delivery_fee: 9 },
      promised_at: null,
      delivery: { country: { en: 'Austria' }, minutes: null },
    });
    const { floor: _floor, ...shippingFields } = address;
    expect((await loadFullOrder(order.id)).address).toEqual({ ...shippingFields, form_type: 'residency' });
  });

  it('accepts a delivery order as a gift if the business allows gifts', async () => {
    const order = await placeDelivery(backend, { gift: { message: 'For you' } });
    expect(order.gift).toMatchObject({ message: 'For you' });
  });

  it('returns the first order for a repeated idempotency key only if the delivery address is the same', async () => {
    const headers = buildIdempotencyHeader();
    const firstResponse = await backend.call('placeOrder', { body: buildDeliveryBody(), headers });
    const repeatedResponse = await backend.call('placeOrder', { body: buildDeliveryBody(), headers });
    expect(repeatedResponse.order.id).toBe(firstResponse.order.id);
    const changedBody = buildDeliveryBody({ address: { ...HOME, street: 'Elsewhere' } });
    expect((await backend.expectRefusal('placeOrder', { body: changedBody, headers })).body.code).toBe(
      'key_reused',
    );
  });

  it('refuses new orders to a removed zone, and keeps its existing orders', async () => {
    const headers = buildIdempotencyHeader();
    const earlierResponse = await backend.call('placeOrder', { body: buildDeliveryBody(), headers });
    await backend.importFile({ ...courier, zones: courier.zones.filter(({ id }) => id !== 'inner') });
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildDeliveryBody(),
      headers: buildIdempotencyHeader(),
    });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      422,
      'destination_unknown',
      ['zone_id'],
    ]);
    expect((await backend.call('placeOrder', { body: buildDeliveryBody(), headers })).order.id).toBe(
      earlierResponse.order.id,
    );
    expect((await loadFullOrder(earlierResponse.order.id)).delivery).toMatchObject({
      zone_name: { en: 'Inner' },
    });
    await backend.importFile(courier);
  });
});
