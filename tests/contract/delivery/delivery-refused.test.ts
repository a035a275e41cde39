import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { buildDeliveryBody, courier, HOME, placeDelivery } from '../testing/courier-business.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildIdempotencyHeader, buildOrderKeyHeader, type OrderBody } from '../testing/test-orders.ts';

const apartment = { ...HOME, type: 'apartment', building: '7' };

describe.each(pgliteOnly)('refused deliveries, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    await backend.importFile(courier);
    await backend.importFile({
      ...courier,
      reference_id: 'pinned',
      delivery: { ...courier.delivery, drop_pin: true },
    });
  });
  const expectRefusal = async (changes: object): Promise<readonly unknown[]> => {
    const orderCountBefore = (await backend.database().query.orders.findMany()).length;
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: { ...buildDeliveryBody(), ...changes },
      headers: buildIdempotencyHeader(),
    });
    expect((await backend.database().query.orders.findMany()).length).toBe(orderCountBefore);
    return [status, body.code, ...Object.keys(body.fields ?? {})];
  };

  it.each([
    [
      'no zone, no country and no pin',
      { zone_id: null, address: { ...HOME, lat: null, lng: null } },
      'zone_id',
    ],
    ['a pin in no zone', { zone_id: null, address: { ...HOME, lat: 52.7 } }, 'zone_id'],
    ['a zone that is hidden', { zone_id: 'planned' }, 'zone_id'],
    ['a pin in a zone that is hidden', { zone_id: null, address: { ...HOME, lng: 13.6 } }, 'zone_id'],
    ['a zone of another branch', { zone_id: 'north' }, 'zone_id'],
    ['an unknown zone', { zone_id: '__proto__' }, 'zone_id'],
    ['an unknown area', { address: { ...HOME, area_id: 'constructor' } }, 'address.area_id'],
    [
      'an area of another zone',
      { zone_id: 'wide', address: { ...HOME, area_id: 'kiez' } },
      'address.area_id',
    ],
    ['a country code that does not exist', { zone_id: null, country_iso: 'XX' }, 'country_iso'],
    ['a country of another branch', { country_iso: 'KW' }, 'country_iso'],
  ])('refuses a delivery to %s because the destination is unknown', async (_what, changes, field) => {
    expect(await expectRefusal(changes)).toEqual([422, 'destination_unknown', field]);
  });

  // @spec entities/cash-credit-delivery-business-s
  it('refuses a payment method that is not available for deliveries', async () => {
    await backend.importFile({
      ...courier,
      reference_id: 'cashless',
      settings: {
        ...courier.settings,
        payment_methods: [2, 3],
        checkoutDelivery: { ...courier.settings.checkoutDelivery, cash: false },
        checkoutCarPickup: { enabled: true },
      },
    });
    const cashlessBranch = { branch_id: 'cashless~main' };
    expect(await expectRefusal({ ...cashlessBranch, payment_type: 2 })).toEqual([
      422,
      'payment_unavailable',
      'payment_type',
    ]);
    expect((await placeDelivery(backend, { ...cashlessBranch, payment_type: 3 })).payment_type).toBe(3);
  });

  // @spec entities/standard-menu-hide-price-hide
  it('refuses an online payment for an order whose price is hidden', async () => {
    await backend.importFile({
      ...courier,
      reference_id: 'priceless',
      settings: { ...courier.settings, payment_methods: [1, 2], hide_price: true },
    });
    const order = { branch_id: 'priceless~main', payment_type: 1 };
    expect(await expectRefusal(order)).toEqual([422, 'payment_unavailable', 'payment_type']);
  });

  it.each([
    ['beyond the zone', { lat: 52.5201 }],
    ['in a hole of the zone', { lat: 52.51, lng: 13.41 }],
    ['at latitude and longitude zero', { lat: 0, lng: 0 }],
    ['with latitude and longitude swapped', { lat: HOME.lng, lng: HOME.lat }],
  ])('refuses a delivery pin %s because it is outside the zone', async (_where, pin) => {
    const response = await expectRefusal({ address: { ...HOME, ...pin } });
    expect(response).toEqual([422, 'outside_zone', 'address.lat', 'address.lng']);
  });

  // @spec validation/delivery-form-field-enabled-if
  it.each([
    ['no address at all', null, ['street', 'house_number']],
    ['no street', { ...HOME, street: undefined }, ['street']],
    ['only space', { ...HOME, street: ' \u00a0\t' }, ['street']],
    ['a latitude without a longitude', { ...HOME, lng: null }, ['lng']],
    ['an apartment without its own number', apartment, ['apartment']],
    ['an office without its building', { ...HOME, type: 'company' }, ['building']],
    ['a PACI number with 4 digits', { ...HOME, paci: '1234' }, ['paci']],
  ])('names every missing or invalid field of a delivery address: %s', async (_what, address, fields) => {
    const fieldNames = fields.map((name) => `address.${name}`);
    expect(await expectRefusal({ address })).toEqual([422, 'address_incomplete', ...fieldNames]);
  });

  it('requires the fields of the shipping form for a parcel, whatever fields the zone requires', async () => {
    const changes = { zone_id: null, country_iso: 'AT', address: HOME };
    expect(await expectRefusal(changes)).toEqual([
      422,
      'address_incomplete',
      'address.city',
      'address.postcode',
    ]);
  });

  it('refuses a delivery without a pin at a business that requires a pin', async () => {
    const { lat: _lat, lng: _lng, ...address } = HOME;
    const changes = { branch_id: 'pinned~main', address };
    expect(await expectRefusal(changes)).toEqual([422, 'address_incomplete', 'address.lat', 'address.lng']);
    expect((await placeDelivery(backend, { address })).delivery).toMatchObject({
      zone_name: { en: 'Inner' },
    });
  });

  it.each<[string, object, string]>([
    ['a latitude beyond the pole', { lat: 90.1 }, 'address.lat'],
    ['a longitude beyond the date line', { lng: -180.1 }, 'address.lng'],
    ['a latitude as text', { lat: '52.5' }, 'address.lat'],
    ['a street that is too long', { street: 'x'.repeat(201) }, 'address.street'],
    ['a street that is a number', { street: 5 }, 'address.street'],
    ['an unknown address type', { type: 'tent' }, 'address.type'],
    ['an invalid contact phone', { contact_phone: 'call me' }, 'address.contact_phone'],
  ])('refuses a delivery address with %s, and names the invalid field', async (_what, changes, field) => {
    expect(await expectRefusal({ address: { ...HOME, ...changes } })).toEqual([422, 'invalid', field]);
  });

  it('refuses a delivery address with a contact phone number that cannot exist', async () => {
    const address = { ...HOME, contact_phone: '1701234567', contact_dial_code: '+999' };
    expect(await expectRefusal({ address })).toEqual([422, 'phone_invalid', 'address.contact_phone']);
  });

  it('counts the length of an address text in characters, not in UTF-16 units', async () => {
    await placeDelivery(backend, { address: { ...HOME, street: '🏠'.repeat(200) } });
    expect(await expectRefusal({ address: { ...HOME, street: '🏠'.repeat(201) } })).toEqual([
      422,
      'invalid',
      'address.street',
    ]);
  });

  it('does not store address fields that the form does not have', async () => {
    const addressWithExtraFields = {
      ...HOME,
      block: '1',
      parking: 'P2',
      owner: 'me',
      __proto__: { city: 'x' },
    };
    const { id } = await placeDelivery(backend, { address: addressWithExtraFields });
    const params = { branch_id: 'courier~main', order_id: id };
    const { order } = await backend.call('order', {
      params,
      query: { full: 'true' },
      headers: buildOrderKeyHeader(id),
    });
    expect(order.address).toEqual({ ...HOME, form_type: 'home' });
  });

  it.each<[string, Partial<OrderBody>]>([
    ['without the fee', { total: 10 }],
    ['at another zone’s fee', { total: 11 }],
    ['with a negative fee', { fees: -2.5, total: 7.5 }],
  ])(
    'refuses a delivery with a total %s, and returns a quote with the correct total',
    async (_how, changes) => {
      const { status, body } = await backend.expectRefusal('placeOrder', {
        body: buildDeliveryBody(changes),
        headers: buildIdempotencyHeader(),
      });
      expect([status, body.code, body.quote]).toMatchObject([
        409,
        'stale_total',
        { delivery_fee: 2.5, total: 12.5 },
      ]);
    },
  );

  // @spec validation/delivery-minimum-comes-from-shipping
  it.each([
    ['the zone’s', {}, 10, 5],
    ['the country’s', { zone_id: null, country_iso: 'AT' }, 15, 10],
  ])(
    'refuses a delivery below %s minimum, and returns the missing amount',
    async (_whose, changes, minimum, missing) => {
      const address = { ...HOME, city: 'Wien', postcode: '1010' };
      const body = buildDeliveryBody({
        ...changes,
        address,
        order_lines: [{ item_id: 'soup', quantity: 1 }],
        total: 7.5,
      });
      const response = await backend.expectRefusal('placeOrder', { body, headers: buildIdempotencyHeader() });
      expect([response.status, response.body]).toMatchObject([
        422,
        { code: 'below_minimum', minimum, missing },
      ]);
    },
  );
});
