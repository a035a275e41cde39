/**
 * Delivery: where a branch delivers or ships, what that costs and how long it takes. Zones, areas and countries come
 * from the business file; the request names the destination.
 */

import type * as z from 'zod/mini';
import type { zonesResponse } from '../../../../src/api/contract/delivery-contract.ts';
import { isInsideZone } from '../../../../src/domain/delivery/zone-at.ts';
import type { Point } from '../../../../src/domain/geo/geo.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { createZero, type Money, parseMoney } from '../../../../src/domain/money/money.ts';
import type { ShippingRates } from '../../../../src/domain/pricing/pricing-types.ts';
import { toMinutes } from '../../../../src/domain/schedule/lead-minutes.ts';
import { listImageVariants } from '../../../../src/lib/image-variants.ts';
import { toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { FileArea, FileCountry, FileZone } from '../business-file/business-file-delivery.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { getOrderTypeSettings } from '../schedule/opening.ts';
import { Refusal } from '../shared/refusal.ts';
import { getDeliveryForm, getShippingForm } from './delivery-forms.ts';

interface DestinationRequest {
  readonly selling_types: OrderType;
  readonly zone_id?: string | null | undefined;
  readonly country_iso?: string | null | undefined;
  readonly address?:
    | {
        readonly area_id?: string | null | undefined;
        readonly lat?: number | null | undefined;
        readonly lng?: number | null | undefined;
      }
    | null
    | undefined;
}

/** The destination of an order. `none` for other order types, and for a delivery without a zone, a pin or a country. */
export type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'zone'; readonly zone: FileZone; readonly area: FileArea | null }
  | { readonly kind: 'country'; readonly country: FileCountry };

/** Delivery time of zones that do not set one (spec, section 9). */
const DEFAULT_DELIVERY_MINUTES = 30;

const createUnknownDestinationRefusal = (field: string, message: string): Refusal =>
  new Refusal(422, 'destination_unknown', message, { fields: { [field]: message } });

const listZones = ({ file }: Business, branch: FileBranch): FileZone[] =>
  file.zones.filter((zone) => zone.branch === branch.id && zone.visible !== false);
const listCountries = ({ file, response }: Business, branch: FileBranch): FileCountry[] =>
  response.restaurant.checkoutDelivery?.shipping
    ? file.countries.filter((country) => country.branch === branch.id)
    : [];

/** The position of the address's pin. Null without a pin. */
export const getPinPosition = ({ address }: Pick<DestinationRequest, 'address'>): Point | null =>
  address?.lat != null && address.lng != null ? { lat: address.lat, lng: address.lng } : null;

/** Delivery time of a zone, in minutes (spec, section 9). */
export const getDeliveryMinutes = ({
  delivery_time = DEFAULT_DELIVERY_MINUTES,
  unit = 'minute',
}: FileZone): number => toMinutes({ value: delivery_time, scale: unit === 'minute' ? 'min' : unit });

/** The cheapest zone that contains a point. Among equally cheap zones, the fastest. The app selects in the same way. */
const findZoneAt = (zones: readonly FileZone[], place: Point): FileZone | undefined =>
  zones
    .filter((zone) => isInsideZone(zone, place))
    .sort((a, b) => (a.fees ?? 0) - (b.fees ?? 0) || getDeliveryMinutes(a) - getDeliveryMinutes(b))[0];

function resolveArea(zone: FileZone, areaId: string | null | undefined): FileArea | null {
  if (!areaId) return null;
  const area = zone.areas?.find(({ id }) => id === areaId);
  if (!area) throw createUnknownDestinationRefusal('address.area_id', 'The zone has no such area');
  return area;
}

/**
 * Resolves the destination of a delivery. Without a zone id, the destination is the zone that contains the pin (spec,
 * section 9). A foreign country takes precedence over a zone (spec, section 4). Throws Refusal 422 when the branch does
 * not serve the destination.
 */
export function resolveDestination(
  business: Business,
  branch: FileBranch,
  request: DestinationRequest,
): Destination {
  const { zone_id, country_iso } = request;
  if (request.selling_types !== 'delivery') return { kind: 'none' };
  if (country_iso && country_iso !== business.response.restaurant.country_code) {
    const country = listCountries(business, branch).find(
      (candidate) => candidate.country_iso === country_iso,
    );
    if (!country) throw createUnknownDestinationRefusal('country_iso', 'The branch does not ship there');
    return { kind: 'country', country };
  }
  const pin = getPinPosition(request);
  if (!zone_id && !pin) return { kind: 'none' };
  const zones = listZones(business, branch);
  const zone = zone_id ? zones.find(({ id }) => id === zone_id) : pin && findZoneAt(zones, pin);
  if (!zone) throw createUnknownDestinationRefusal('zone_id', 'The branch does not deliver there');
  return { kind: 'zone', zone, area: resolveArea(zone, request.address?.area_id) };
}

/** The minimum subtotal of an order, set by the zone or country, or else by the order type. */
export function getMinimumOrder(business: Business, type: OrderType, destination: Destination): Money {
  const destinationMinimum =
    destination.kind === 'zone'
      ? destination.zone.min_order
      : destination.kind === 'country'
        ? destination.country.min_order
        : undefined;
  return parseMoney(
    destinationMinimum ?? getOrderTypeSettings(business, type)?.min_order ?? 0,
    business.currency,
  );
}

/** The delivery fee, or the shipping rates of a country. */
export function getDeliveryCharge({ currency }: Business, destination: Destination): Money | ShippingRates {
  if (destination.kind === 'zone') return parseMoney(destination.zone.fees ?? 0, currency);
  if (destination.kind === 'none') return createZero(currency);
  const { fees_per_kg = 0, fixed_fees = 0 } = destination.country;
  return { feesPerKg: parseMoney(fees_per_kg, currency), fixedFees: parseMoney(fixed_fees, currency) };
}

/** The smallest variant of a picture, which is large enough for a flag. */
function toIconWire({ wireMappers }: Business, icon: FileCountry['icon']): { icon?: string } {
  const picture = wireMappers.toImageWire(icon);
  return picture ? { icon: listImageVariants({ src: picture.src, width: 0 }).src } : {};
}

/** The response of the zones call: the delivery zones of a branch and, with `shipping`, its countries. */
export function toZonesResponse(
  business: Business,
  branch: FileBranch,
  includesShipping: boolean,
): z.input<typeof zonesResponse> {
  const id = toWireId(business.referenceId, branch.id);
  const { send_gift, enable_gift } = business.response.restaurant;
  return {
    zones: listZones(business, branch).map(({ areas = [], ...zone }) => ({
      ...zone,
      branch: id,
      areas: areas.map((area) => ({ ...area, zone_id: zone.id })),
    })),
    countries: includesShipping
      ? listCountries(business, branch).map(({ branch: _branch, icon, ...country }) => ({
          ...country,
          ...toIconWire(business, icon),
          branch_id: id,
        }))
      : [],
    form: getDeliveryForm(business.file),
    ...(includesShipping && { shipping_form: getShippingForm(business.file) }),
    drop_pin: business.file.delivery.drop_pin ?? false,
    send_gift,
    enable_gift,
  };
}
