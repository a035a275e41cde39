import type { Money } from '../money/money.ts';
import type { ShippingRates } from '../pricing/pricing-types.ts';
import type { Destination, ShippingCountry } from './delivery-types.ts';

/** What a delivery costs, needs and takes. */
export interface DeliveryTerms {
  readonly fee: Money | ShippingRates;
  readonly minOrder: Money;
  /** To the door; null for what is shipped. */
  readonly minutes: number | null;
}

/** On what terms an order is shipped to a country. */
export const countryTerms = ({ rates, minOrder }: ShippingCountry): DeliveryTerms => ({
  fee: rates,
  minOrder,
  minutes: null,
});

/** On what terms an order is brought there; null while nobody knows where (spec, sections 5 and 9). */
export function destinationTerms(destination: Destination): DeliveryTerms | null {
  switch (destination.kind) {
    case 'none':
      return null;
    case 'zone': {
      const { fee, minOrder, minutes } = destination.zone;
      return { fee, minOrder, minutes };
    }
    case 'country':
      return countryTerms(destination.country);
  }
}
