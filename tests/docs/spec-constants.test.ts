import { describe, expect, it } from 'vitest';
import { business } from '../../src/api/contract/business-contract.ts';
import { zonesResponse } from '../../src/api/contract/delivery-contract.ts';
import { orderRequest } from '../../src/api/contract/order-request-contract.ts';
import { restaurantBody, wireItem } from '../../src/api/testing/wire-examples.ts';
import { getDistance } from '../../src/domain/geo/geo.ts';
import { separatePaymentMethods } from '../../src/domain/payment/payment-methods.ts';
import { isPaidOnline } from '../../src/domain/payment/payment-type.ts';
import { toMinutes } from '../../src/domain/schedule/lead-minutes.ts';
import { integrations } from '../../src/domain/tracking/integrations.ts';
import { medium } from '../../src/theme/container.ts';
import { productLocales } from '../locales/product-locales.ts';

/** Checks the constants in section 9 of the spec that no test next to the code checks. */
describe('the constants of the spec', () => {
  // @spec constants/payment-codes-1-9-what
  it('payment codes are 1 to 9, and no others', () => {
    expect(separatePaymentMethods([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual({
      knownMethods: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      unknownCodes: [0, 10],
    });
  });

  // @spec constants/all-but-cash-pay-later
  it('all payment codes except cash (2) and pay later (3) are paid online', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((code) => !isPaidOnline(code))).toEqual([2, 3]);
  });

  // @spec constants/default-payment-type-2
  it('the payment type of an order and of a business defaults to cash (2)', () => {
    const order = orderRequest.parse({
      selling_types: 'delivery',
      order_lines: [{ item_id: wireItem('tea').id, quantity: 1 }],
      branch_id: 'b',
      name: 'Ada',
      phone: '50012345',
      dial_code: '+965',
      total: 1,
    });
    expect([order.payment_type, order.priority, order.use_wallet]).toEqual([2, 'now', false]);
    expect(
      business.parse({ ...restaurantBody().restaurant, payment_methods: undefined }).payment_methods,
    ).toEqual([2]);
  });

  // @spec constants/tracking-integrations-1-7
  it('tracking integrations have the numbers 1 to 7', () => {
    expect(Object.entries(integrations).map(([number, { title }]) => `${number} ${title}`)).toEqual([
      '1 Meta pixel',
      '2 Google Analytics',
      '3 Snapchat pixel',
      '4 TikTok pixel',
      '5 Meta conversion API',
      '6 TikTok events API',
      '7 Snapchat events API',
    ]);
  });

  // @spec screens/delivery-form-type-residency-by, validation/delivery-minimum-comes-from-shipping
  // @spec constants/default-delivery-time-30-minutes, constants/minimum-order-default-0
  it('a zone defaults to 30 minutes, no fee and no minimum order', () => {
    const zone = { id: 'z', branch: 'b', name: { en: 'Zone' } };
    expect(zonesResponse.parse({ zones: [zone], form: {} })).toMatchObject({
      zones: [{ delivery_time: 30, unit: 'minute', fees: 0, min_order: 0, visible: true }],
      form: { type: 'residency' },
    });
  });

  // @spec constants/scale-interval
  it('an interval of one minute, hour or day has 1, 60 or 1440 minutes', () => {
    expect((['min', 'hour', 'day'] as const).map((scale) => toMinutes({ value: 1, scale }))).toEqual([
      1, 60, 1440,
    ]);
  });

  // @spec constants/default-colours, constants/menu-button-opacity-0-43
  // @spec constants/default-time-zone-asia-kuwait
  it('a business has the default colours, time zone and labels of the spec', () => {
    const { restaurant } = restaurantBody({
      theme_color: undefined,
      theme_accent_color: undefined,
      theme_background_color: undefined,
      timezone: undefined,
      menu_button: {},
    });
    expect(business.parse(restaurant)).toMatchObject({
      theme_color: 'rgb(109,85,124)',
      theme_accent_color: 'rgba(180,81,76,1)',
      theme_background_color: 'white',
      menu_button: { opacity: 0.43 },
      timezone: 'Asia/Kuwait',
      dine_in_label: 'dinein',
    });
  });

  // @spec entities/reservation, constants/default-reservation-max-users-1
  it('by default a reservation is for one person, and a pickup asks for the car', () => {
    const { restaurant } = restaurantBody({
      reservation: { enabled: true },
      checkoutCarPickup: { enabled: true },
    });
    expect(business.parse(restaurant)).toMatchObject({
      reservation: { max_users: 1, type: 1, with_table: false },
      checkoutCarPickup: { showCarInfo: true },
    });
  });

  // @spec constants/earth-radius-6371008-8-m
  it('the earth has a radius of 6371008.8 m', () => {
    const halfCircumference = getDistance({ lat: 90, lng: 0 }, { lat: -90, lng: 0 });
    expect(halfCircumference / Math.PI).toBeCloseTo(6_371_008.8, 3);
  });

  // @spec constants/mobile-under-768-px-element
  it('the mobile layout ends at a width of 768 px', () => {
    const [, widthEm] = /\(min-width: ([\d.]+)em\)$/.exec(medium) ?? [];
    // One em of the surface is 14 px at the usual text size.
    expect(Number(widthEm) * 14).toBeCloseTo(768, 1);
  });

  // @spec constants/languages
  it('the product has exactly the 41 languages of the spec', () => {
    const listedLocales =
      'ar az bg bn ca de el en es et fi fr ha hi hr hu hy it ja ka km ko ku lo mn ms nl nn no pl pt ro ru sq sv th tr ur vi zh fa';
    expect(productLocales).toEqual(listedLocales.split(' '));
    expect(new Set(productLocales).size).toBe(41);
  });
});
