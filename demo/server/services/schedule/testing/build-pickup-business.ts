import { restaurantResponse } from '../../../../../src/api/contract/business-contract.ts';

/** The response of a business that accepts scheduled pickups with these settings. Its branch has the id `m`. */
export const buildPickupResponse = (timezone: string, scheduledOrders: object) =>
  restaurantResponse.parse({
    restaurant: {
      id: 'b',
      reference_id: 'b',
      user_id: 'b',
      branch_id: 'b~m',
      branch_name: { en: 'M' },
      business_name: { en: 'B' },
      currency: 'EUR',
      country_code: 'DE',
      timezone,
      locales: ['en'],
      checkoutCarPickup: { enabled: true, scheduled_orders: { on: true, ...scheduledOrders } },
    },
    menu: { categories: [] },
    discounts: {},
  });
