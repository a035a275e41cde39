import type * as z from 'zod/mini';
import type { zonesResponse } from '../../../src/api/schemas/zones.ts';
import type { SellingType } from '../../../src/domain/menu/types.ts';
import { fromDecimal, type Money, zero } from '../../../src/domain/money/money.ts';
import type { ShippingRates } from '../../../src/domain/pricing/types.ts';
import { wireIdOf } from './business-document.ts';
import type { FileBranch } from './business-file.ts';
import type { FileCountry, FileZone } from './business-file-delivery.ts';
import type { Business } from './catalogue.ts';
import { sellingSettings } from './opening.ts';
import { Refusal } from './refusal.ts';

interface Destined {
  readonly selling_types: SellingType;
  readonly zone_id?: string | null | undefined;
  readonly country_iso?: string | null | undefined;
}

/** Where an order goes, as far as its customer has said. */
export type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'zone'; readonly zone: FileZone }
  | { readonly kind: 'country'; readonly country: FileCountry };

const unknown = (field: string, message: string): Refusal =>
  new Refusal(422, 'destination_unknown', message, { fields: { [field]: message } });

const zonesOf = ({ file }: Business, branch: FileBranch): FileZone[] =>
  file.zones.filter((zone) => zone.branch === branch.id && zone.visible !== false);
const countriesOf = ({ file, response }: Business, branch: FileBranch): FileCountry[] =>
  response.restaurant.checkoutDelivery?.shipping
    ? file.countries.filter((country) => country.branch === branch.id)
    : [];

/**
 * Where a delivery goes. A country other than the business's own is shipped to and wins over a zone (spec, section 4).
 * Throws Refusal 422 for a place the branch does not go to.
 */
export function destinationOf(business: Business, branch: FileBranch, request: Destined): Destination {
  const { zone_id, country_iso } = request;
  if (request.selling_types !== 'delivery') return { kind: 'none' };
  if (country_iso && country_iso !== business.response.restaurant.country_code) {
    const country = countriesOf(business, branch).find((of) => of.country_iso === country_iso);
    if (!country) throw unknown('country_iso', 'The branch does not ship there');
    return { kind: 'country', country };
  }
  if (!zone_id) return { kind: 'none' };
  const zone = zonesOf(business, branch).find(({ id }) => id === zone_id);
  if (!zone) throw unknown('zone_id', 'The branch does not deliver there');
  return { kind: 'zone', zone };
}

/** The least subtotal of an order: the zone's or the country's own, else that of the way of selling. */
export function leastOrder(business: Business, type: SellingType, destination: Destination): Money {
  const own =
    destination.kind === 'zone'
      ? destination.zone.min_order
      : destination.kind === 'country'
        ? destination.country.min_order
        : undefined;
  return fromDecimal(own ?? sellingSettings(business, type)?.min_order ?? 0, business.currency);
}

/** What bringing an order there costs. */
export function deliveryCharge({ currency }: Business, destination: Destination): Money | ShippingRates {
  if (destination.kind === 'zone') return fromDecimal(destination.zone.fees ?? 0, currency);
  if (destination.kind === 'none') return zero(currency);
  const { fees_per_kg = 0, fixed_fees = 0 } = destination.country;
  return { feesPerKg: fromDecimal(fees_per_kg, currency), fixedFees: fromDecimal(fixed_fees, currency) };
}

/** Where a branch delivers to and, when asked, ships to. */
export function zonesAnswer(
  business: Business,
  branch: FileBranch,
  shipping: boolean,
): z.input<typeof zonesResponse> {
  const id = wireIdOf(business.referenceId, branch.id);
  const { send_gift, enable_gift } = business.response.restaurant;
  return {
    zones: zonesOf(business, branch).map(({ areas = [], ...zone }) => ({
      ...zone,
      branch: id,
      areas: areas.map((area) => ({ ...area, zone_id: zone.id })),
    })),
    countries: shipping
      ? countriesOf(business, branch).map(({ branch: _branch, ...of }) => ({ ...of, branch_id: id }))
      : [],
    ...business.file.delivery,
    send_gift,
    enable_gift,
  };
}
