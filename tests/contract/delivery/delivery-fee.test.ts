import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { CHAI, CHAI_TOTAL, MITTE } from '../testing/test-orders.ts';

describe.each(pgliteOnly)('the delivery fee, on $name', (engine) => {
  const backend = useBackend(engine);
  const params = { branch_id: MITTE };
  const body = { selling_types: 'delivery' as const, order_lines: [{ ...CHAI, quantity: 2 }] };
  const requestQuote = async (changes: object) =>
    (await backend.call('calcOrder', { params, body: { ...body, ...changes } })).quote;
  const getRefusalSummary = async (changes: object) => {
    const response = await backend.expectRefusal('calcOrder', { params, body: { ...body, ...changes } });
    return [response.status, response.body.code, Object.keys(response.body.fields ?? {})];
  };

  // @spec constants/delivery-fee-by-zone
  it('adds the fee of the delivery zone to the total', async () => {
    const quoteWithoutZone = await requestQuote({});
    expect(quoteWithoutZone.delivery_fee).toBe(0);
    for (const [zone_id, fee] of [
      ['near', 2.5],
      ['river', 3.9],
    ] as const) {
      const quote = await requestQuote({ zone_id });
      expect(quote.delivery_fee).toBe(fee);
      expect(quote.total).toBeCloseTo(quoteWithoutZone.total + fee, 9);
    }
  });

  // @spec constants/free-delivery-makes-fee-0
  it('charges no delivery fee with a coupon for free delivery', async () => {
    const quote = await requestQuote({ zone_id: 'near', coupon_code: 'FREESHIP' });
    expect([quote.delivery_fee, quote.coupon, quote.coupon_code]).toEqual([0, 0, 'FREESHIP']);
  });

  it('charges no delivery fee for a pickup order', async () => {
    const quote = await requestQuote({ selling_types: 'car_pickup', zone_id: 'near' });
    expect([quote.delivery_fee, quote.total]).toEqual([0, CHAI_TOTAL]);
  });

  it.each([['closed'], ['north'], ['nowhere'], ['__proto__']])(
    'refuses an order to the zone %s, which the branch does not deliver to',
    async (zone_id) => {
      expect(await getRefusalSummary({ zone_id })).toEqual([422, 'destination_unknown', ['zone_id']]);
    },
  );

  // @spec constants/delivery-fee-by-shipping
  it('charges shipping by the weight of the whole order, plus one fixed fee for the parcel', async () => {
    const order_lines = [
      { item_id: 'black-tea', quantity: 3 },
      { item_id: 'oolong', quantity: 2, price_label_id: 'pot' },
      CHAI,
    ];
    // 3 x 0.125 kg and 2 x 0.4 kg at 4.20 per kg, rounded once, plus 5.50. Chai has no weight.
    const quote = await requestQuote({ order_lines, country_iso: 'AT', zone_id: 'near' });
    expect(quote.delivery_fee).toBe(10.44);
    // The backend ignores weights in the request.
    const weightlessLines = order_lines.map((line) => ({ ...line, weight: 0, shippingWeight: -9 }));
    expect((await requestQuote({ order_lines: weightlessLines, country_iso: 'AT' })).total).toBe(quote.total);
    expect((await requestQuote({ country_iso: 'AT', coupon_code: 'FREESHIP' })).delivery_fee).toBe(0);
  });

  it('refuses to ship to a country that the branch does not ship to', async () => {
    expect(await getRefusalSummary({ country_iso: 'FR' })).toEqual([
      422,
      'destination_unknown',
      ['country_iso'],
    ]);
    expect(await getRefusalSummary({ country_iso: 'Austria' })).toEqual([422, 'invalid', ['country_iso']]);
  });

  // @spec delivery/international-shipping-only-when-enabled
  it('charges the zone fee instead of shipping for a delivery within the business’s own country', async () => {
    expect((await requestQuote({ country_iso: 'DE', zone_id: 'near' })).delivery_fee).toBe(2.5);
  });

  it('lists the zones of the branch with their fees, and adds the shipping countries only on request', async () => {
    const response = await backend.call('zones', { params });
    expect(response.zones).toMatchObject([
      { id: 'near', branch: MITTE, fees: 2.5, min_order: 10, delivery_time: 30 },
      { id: 'river', fees: 3.9, min_order: 0 },
    ]);
    expect([response.zones.length, response.countries, response.enable_gift]).toEqual([2, [], true]);
    const responseWithCountries = await backend.call('zones', { params, query: { shipping: 'true' } });
    expect(responseWithCountries.countries).toMatchObject([
      { country_iso: 'AT', branch_id: MITTE, fees_per_kg: 4.2, fixed_fees: 5.5 },
    ]);
  });
});
