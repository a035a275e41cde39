import { describe, expect, it } from 'vitest';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { east, IN_EAST, openDelivery, west, zonesBody } from '../testing/delivery-stores.ts';
import { itemChoice } from '../testing/test-stores.ts';

async function withLatte(...given: Parameters<typeof openDelivery>) {
  const all = await openDelivery(...given);
  all.cart.getState().add(itemChoice('latte', 2));
  return { ...all, bill: () => all.cart.getState().bill };
}

describe('a cart that is delivered', () => {
  // @spec validation/delivery-minimum-comes-from-shipping
  it('costs what its zone asks, at once, and nothing before anybody knows where it goes', async () => {
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
  it('costs what the country asks by weight and once, with the delivery’s own minimum where it has none', async () => {
    const all = await withLatte();
    all.state().chooseCountry('SA');
    // A latte says no weight.
    expect(all.bill()?.deliveryFee.minor).toBe(1000);
    expect(all.cart.getState().delivery).toMatchObject({
      zoneId: null,
      countryIso: 'SA',
      minOrder: { minor: 3000 },
      minutes: null,
    });
  });

  it('costs no fee when it is picked up after all; where it would go is not forgotten', async () => {
    const all = await withLatte();
    all.state().chooseArea('salmiya');
    all.cart.getState().setSellingType('car_pickup');
    expect(all.bill()?.deliveryFee.minor).toBe(0);
    all.cart.getState().setSellingType('delivery');
    expect(all.bill()?.deliveryFee.minor).toBe(1500);
  });

  // @spec entities/cart
  it('is asked about and ordered with its zone, and the address as its form asks', async () => {
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

  it('is asked about anew when it goes elsewhere, whatever that costs', async () => {
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

  it('is shipped by its country, without a pin', async () => {
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

  it('says nothing of where it goes when it is picked up', async () => {
    const all = await withLatte({ 'webapp/order': { body: { order: wireOrder() } } });
    all.state().chooseArea('salmiya');
    all.cart.getState().setSellingType('car_pickup');
    await all.orders.getState().place();
    expect(all.requestsTo('webapp/order')[0]?.body).toMatchObject({
      zone_id: null,
      country_iso: null,
      address: null,
      fees: 0,
    });
  });
});
