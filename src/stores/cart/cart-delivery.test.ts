import { describe, expect, it } from 'vitest';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { buildZonesBody, east, IN_EAST, openDelivery, west } from '../testing/delivery-stores.ts';
import { buildItemChoice } from '../testing/test-stores.ts';

async function openDeliveryWithLattes(...args: Parameters<typeof openDelivery>) {
  const stores = await openDelivery(...args);
  stores.cart.getState().add(buildItemChoice('latte', 2));
  return { ...stores, getBill: () => stores.cart.getState().bill };
}

describe('a delivery cart', () => {
  // @spec validation/delivery-minimum-comes-from-shipping
  it('does not add the delivery fee of the zone to the bill before the destination is known', async () => {
    const stores = await openDeliveryWithLattes();
    expect(stores.getBill()?.deliveryFee.minor).toBe(0);
    stores.getState().chooseArea('salmiya');
    expect(stores.cart.getState().delivery).toMatchObject({
      zoneId: 'east',
      areaId: 'salmiya',
      countryIso: null,
      name: { en: 'Salmiya' },
      minOrder: { minor: 4000 },
      minutes: 45,
    });
    const subtotal = stores.getBill()?.subtotal.minor ?? 0;
    expect(stores.getBill()).toMatchObject({
      deliveryFee: { minor: 1500 },
      total: { minor: subtotal + 1500 },
    });
    stores.getState().chooseZone('west');
    expect(stores.getBill()?.deliveryFee.minor).toBe(2000);
    stores.getState().clear();
    expect(stores.getBill()?.deliveryFee.minor).toBe(0);
  });

  // @spec validation/delivery-minimum-comes-from-shipping
  it('adds the shipping fee of the country, and uses the general minimum order if the country sets none', async () => {
    const stores = await openDeliveryWithLattes();
    stores.getState().chooseCountry('SA');
    // The latte has no weight, so only the fixed fee applies.
    expect(stores.getBill()?.deliveryFee.minor).toBe(1000);
    expect(stores.cart.getState().delivery).toMatchObject({
      zoneId: null,
      countryIso: 'SA',
      minOrder: { minor: 3000 },
      minutes: null,
    });
  });

  it('drops the delivery fee for pickup and restores it when the customer switches back to delivery', async () => {
    const stores = await openDeliveryWithLattes();
    stores.getState().chooseArea('salmiya');
    stores.cart.getState().setOrderType('car_pickup');
    expect(stores.getBill()?.deliveryFee.minor).toBe(0);
    stores.cart.getState().setOrderType('delivery');
    expect(stores.getBill()?.deliveryFee.minor).toBe(1500);
  });

  // @spec entities/cart
  it('sends the zone with the quote request, and the zone and the address with the order', async () => {
    const stores = await openDeliveryWithLattes({
      'service/pos/calc-order': { status: 404, body: {} },
      'webapp/order': { body: { order: wireOrder() } },
    });
    await stores.getState().choosePlace(IN_EAST);
    stores.getState().setAddress({
      type: 'apartment',
      fields: { street: 'Gulf Road', apartment: '4', office_number: '9' },
      contactName: 'Noor',
    });
    await stores.cart.getState().revalidate();
    expect(stores.listRequestsTo('service/pos/calc-order')[0]?.body).toMatchObject({
      zone_id: 'east',
      country_iso: null,
    });
    stores.cart.getState().setDetails({ name: 'Ada', phone: '55512345', dialCode: '+965' });
    await stores.orders.getState().placeOrder();
    const body = Object(stores.listRequestsTo('webapp/order')[0]?.body);
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

  it('discards the server’s price when the zone changes, even if the delivery fee stays the same', async () => {
    const zonesWithSameFee = buildZonesBody({ zones: [east, { ...west, fees: east.fees }] });
    const stores = await openDeliveryWithLattes({
      'webapp/zones/demo~one': { body: zonesWithSameFee },
      'service/pos/calc-order': { body: { quote: wireQuote() } },
    });
    stores.getState().chooseZone('east');
    await stores.cart.getState().revalidate();
    expect(stores.cart.getState().calculatedAmounts).not.toBeNull();
    stores.getState().setAddress({ fields: { street: 'Gulf Road' } });
    expect(stores.cart.getState().calculatedAmounts).not.toBeNull();
    stores.getState().chooseZone('west');
    expect(stores.cart.getState().calculatedAmounts).toBeNull();
  });

  it('requires no coordinates for an order that is shipped to another country', async () => {
    const stores = await openDeliveryWithLattes({ 'webapp/order': { body: { order: wireOrder() } } });
    await stores.getState().choosePlace(IN_EAST);
    stores.getState().chooseCountry('SA');
    stores.getState().setAddress({ fields: { city: 'Riyadh', street: 'Gulf Road' } });
    await stores.orders.getState().placeOrder();
    const body = Object(stores.listRequestsTo('webapp/order')[0]?.body);
    expect(body).toMatchObject({ zone_id: null, country_iso: 'SA', fees: 1 });
    expect(body.address).toMatchObject({ city: 'Riyadh', lat: null, lng: null });
    expect(body.address).not.toHaveProperty('street');
  });

  it('sends no destination with a pickup order', async () => {
    const stores = await openDeliveryWithLattes({ 'webapp/order': { body: { order: wireOrder() } } });
    stores.getState().chooseArea('salmiya');
    stores.cart.getState().setOrderType('car_pickup');
    await stores.orders.getState().placeOrder();
    expect(stores.listRequestsTo('webapp/order')[0]?.body).toMatchObject({
      zone_id: null,
      country_iso: null,
      address: null,
      fees: 0,
    });
  });
});
