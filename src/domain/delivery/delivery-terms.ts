import type { Money } from '../money/money.ts';
import type { ShippingRates } from '../pricing/pricing-types.ts';
import type { Destination, ShippingCountry } from './delivery-types.ts';

/** Fee, minimum order and duration of a delivery. */
export interface DeliveryTerms {
  readonly fee: Money | ShippingRates;
  readonly minOrder: Money;
  /** Minutes from order to delivery; null for shipping. */
  readonly minutes: number | null;
}

/** The terms of shipping to a country. */
export const getCountryTerms = ({ rates, minOrder }: ShippingCountry): DeliveryTerms => ({
  fee: rates,
  minOrder,
  minutes: null,
});

/** The delivery terms for a destination; null without a destination (spec, sections 5 and 9). */
export function getDestinationTerms(destination: Destination): DeliveryTerms | null {
  switch (destination.kind) {
    case 'none':
      return null;
    case 'zone': {
      const { fee, minOrder, minutes } = destination.zone;
      return { fee, minOrder, minutes };
    }
    case 'country':
      return getCountryTerms(destination.country);
  }
}
