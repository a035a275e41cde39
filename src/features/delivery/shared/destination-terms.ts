import type { Destination, ShippingCountry, Zone } from '../../../domain/delivery/types.ts';
import type { LocalizedText } from '../../../domain/menu/types.ts';
import type { Terms } from '../../shared/use-terms-text.ts';

export const zoneTerms = ({ fee, minOrder, minutes }: Zone): Terms => ({ fee, minOrder, minutes });

export const countryTerms = ({ rates, minOrder }: ShippingCountry): Terms => ({
  fee: rates,
  minOrder,
  minutes: null,
});

/** What a chosen place is called: as its customer would say it. */
export function placeName(destination: Exclude<Destination, { kind: 'none' }>): LocalizedText {
  if (destination.kind === 'country') return destination.country.name;
  return (destination.area ?? destination.zone).name;
}
