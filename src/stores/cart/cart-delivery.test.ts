import { describe, expect, it } from 'vitest';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { east, IN_EAST, openDelivery, west, zonesBody } from '../testing/delivery-stores.ts';
import { itemChoice } from '../testing/test-stores.ts';

async function withLatte(...args: Parameters<typeof openDelivery>) {
  const all = await openDelivery(...args);
  all.cart.getState().add(itemChoice('latte', 2));
  return { ...all, bill: () => all.cart.getState().bill };
}

describe('a delivery cart', () => {
  // @spec validation/delivery-minimum-comes-from-shipping
  it('adds the fee of the zone, and no fee before the destination is known', async () => {
    const all = await withLatte();
    expect(all.bill()?.deliveryFee.minor).toBe(0);
    all.state().chooseArea('salmiya');
    expect(all.cart.getState().delivery).toMatchObject({
      zoneId: 'east',
      areaId: 'salmiya',
      countryIso: null,
      name: { en: 'Salmiya' },
      minOrder: { minor: 4000 },
      minutes: 45,
    });
    const subtotal = all.bill()?.subtotal.minor ?? 0;
    expect(all.bill()).toMatchObject({ deliveryFee: { minor: 1500 }, total: { minor: subtotal + 1500 } });
    all.state().chooseZone('west');
    expect(all.bill()?.deliveryFee.minor).toBe(2000);
    all.state().clear();
    expect(all.bill()?.deliveryFee.minor).toBe(0);
  });

  // @spec validation/delivery-minimum-comes-from-shipping
  it('adds the shipping fee of the country and uses the general minimum if the country has none', async () => {
    const all = await withLatte();
    all.state().chooseCountry('SA');
    // The latte has no weight, so only the fixed fee applies.
    expect(all.bill()?.deliveryFee.minor).toBe(1000);
    expect(all.cart.getState().delivery).toMatchObject({
      zoneId: null,
      countryIso: 'SA',
      minOrder: { minor: 3000 },
      minutes: null,
    });
  });

  it('drops the fee for pickup and restores it when the customer switches back to delivery', async () => {
    const all = await withLatte();
    all.state().chooseArea('salmiya');
    all.cart.getState().setOrderType('car_pickup');
    expect(all.bill()?.deliveryFee.minor).toBe(0);
    all.cart.getState().setOrderType('delivery');
    expect(all.bill()?.deliveryFee.minor).toBe(1500);
  });

  // @spec entities/cart
  it('sends the zone and the fields of the address form with the quote and the order', async () => {
    const all = await withLatte({
      'service/pos/calc-order': { status: 404, body: {} },
      'webapp/order': { body: { order: wireOrder() } },
    });
    await all.state().choosePlace(IN_EAST);
    all.state().setAddress({
      type: 'apartment',
      fields: { street: 'Gulf Road', apartment: '4', office_number: '9' },
      contactName: 'Noor',
    });
    await all.cart.getState().revalidate();
    expect(all.requestsTo('service/pos/calc-order')[0]?.body).toMatchObject({
      zone_id: 'east',
      country_iso: null,
    });
    all.cart.getState().setDetails({ name: 'Ada', phone: '55512345', dialCode: '+965' });
    await all.orders.getState().place();
    const body = Object(all.requestsTo('webapp/order')[0]?.body);
    expect(body).toMatchObject({ zone_id: 'east', country_iso: null, fees: 1.5, selling_types: 'delivery' });
    expect(body.address).toEqual({
      type: 'apartment',
      form_type: 'residency',
      street: 'Gulf Road',
      apartment: '4',
      area_id: null,
      lat: 29,
      lng: 48,
      contact_name: 'Noor',
      contact_phone: null,
      contact_dial_code: null,
    });
  });

  it('requests a new quote for another zone even if the fee is the same', async () => {
    const same = zonesBody({ zones: [east, { ...west, fees: east.fees }] });
    const all = await withLatte({
      'webapp/zones/demo~one': { body: same },
      'service/pos/calc-order': { body: { quote: wireQuote() } },
    });
    all.state().chooseZone('east');
    await all.cart.getState().revalidate();
    expect(all.cart.getState().calculatedAmounts).not.toBeNull();
    all.state().setAddress({ fields: { street: 'Gulf Road' } });
    expect(all.cart.getState().calculatedAmounts).not.toBeNull();
    all.state().chooseZone('west');
    expect(all.cart.getState().calculatedAmounts).toBeNull();
  });

  it('ships by country without coordinates', async () => {
    const all = await withLatte({ 'webapp/order': { body: { order: wireOrder() } } });
    await all.state().choosePlace(IN_EAST);
    all.state().chooseCountry('SA');
    all.state().setAddress({ fields: { city: 'Riyadh', street: 'Gulf Road' } });
    await all.orders.getState().place();
    const body = Object(all.requestsTo('webapp/order')[0]?.body);
    expect(body).toMatchObject({ zone_id: null, country_iso: 'SA', fees: 1 });
    expect(body.address).toMatchObject({ city: 'Riyadh', lat: null, lng: null });
    expect(body.address).not.toHaveProperty('street');
  });

  it('sends no destination with a pickup order', async () => {
    const all = await withLatte({ 'webapp/order': { body: { order: wireOrder() } } });
    all.state().chooseArea('salmiya');
    all.cart.getState().setOrderType('car_pickup');
    await all.orders.getState().place();
    expect(all.requestsTo('webapp/order')[0]?.body).toMatchObject({
      zone_id: null,
      country_iso: null,
      address: null,
      fees: 0,
    });
  });
});
