import type { WireOrderAddress } from '../../../src/api/schemas/address.ts';
import type { OrderRequest, WireOrderDelivery } from '../../../src/api/schemas/order.ts';
import { askedFields, missingFields } from '../../../src/domain/delivery/address-form.ts';
import type { AddressForm } from '../../../src/domain/delivery/types.ts';
import { zoneHolds } from '../../../src/domain/delivery/zone-at.ts';
import { parsePhone } from '../../../src/domain/order/phone.ts';
import type { Business } from './catalogue.ts';
import { type Destination, minutesTo, placeOf } from './delivery.ts';
import { deliveryForm, shippingForm } from './delivery-forms.ts';
import { Refusal } from './refusal.ts';

/** Where an order is brought, as it is kept with it. */
export interface Delivery {
  readonly address: WireOrderAddress;
  readonly delivery: WireOrderDelivery;
}

const refusal = (code: string, message: string, fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal(422, code, message, { fields });

const isSaid = (text: string | null | undefined): text is string => !!text?.trim();

/**
 * Where a delivery is brought; null when the order is none. Of the address what the form asks of such a place is kept. Throws Refusal 422:
 * `destination_unknown` without zone and country, `address_incomplete` with the fields that are missing, `outside_zone` for
 * a pin where the zone does not deliver, `phone_invalid` for a contact's phone that is none.
 */
export function checkedDelivery(
  { file }: Business,
  destination: Destination,
  request: OrderRequest,
): Delivery | null {
  if (request.selling_types !== 'delivery') return null;
  if (destination.kind === 'none') {
    const message = 'A delivery needs a zone or a country';
    throw refusal('destination_unknown', message, { zone_id: message });
  }
  const { address } = request;
  const isShipped = destination.kind === 'country';
  const form = isShipped ? shippingForm(file) : deliveryForm(file);
  const type = address?.type ?? 'house';
  const missing = missingFields(form, { type, fields: address ?? {} });
  const place = placeOf({ address });
  const needsPin = !isShipped && file.delivery.drop_pin && !place;
  if (!address || missing.length || needsPin || isHalfPlace(address))
    throw refusal('address_incomplete', 'The address is not complete', {
      ...(!address && { address: 'required' }),
      ...Object.fromEntries(missing.map((name) => [`address.${name}`, 'required'])),
      ...((needsPin || isHalfPlace(address)) && { 'address.lat': 'required', 'address.lng': 'required' }),
    });
  if (!isShipped && place && zoneHolds(destination.zone, place) === false)
    throw refusal('outside_zone', 'The zone does not deliver to that place', {
      'address.lat': 'outside the zone',
      'address.lng': 'outside the zone',
    });
  return { address: keptAddress(address, form), delivery: namesOf(destination) };
}

const isHalfPlace = (address: WireOrderAddress | null | undefined): boolean =>
  (address?.lat == null) !== (address?.lng == null);

function namesOf(destination: Exclude<Destination, { kind: 'none' }>): WireOrderDelivery {
  if (destination.kind === 'country') return { country: destination.country.country, minutes: null };
  const { zone, area } = destination;
  return { zone_name: zone.name, area_name: area?.name ?? null, minutes: minutesTo(zone) };
}

function keptAddress(address: WireOrderAddress, form: AddressForm): WireOrderAddress {
  const { type, area_id, lat, lng, contact_name } = address;
  const said = askedFields(form, type).flatMap((name) => {
    const text = address[name];
    return isSaid(text) ? [[name, text.trim()]] : [];
  });
  return {
    type,
    form_type: form.type,
    ...(area_id && { area_id }),
    ...Object.fromEntries(said),
    ...(lat != null && lng != null && { lat, lng }),
    ...(isSaid(contact_name) && { contact_name: contact_name.trim() }),
    ...contactPhone(address),
  };
}

function contactPhone({ contact_phone, contact_dial_code }: WireOrderAddress) {
  if (!contact_phone) return {};
  const parsed = parsePhone(contact_phone, contact_dial_code ?? '');
  if (!parsed.ok)
    throw refusal('phone_invalid', 'The contact has no such phone', {
      'address.contact_phone': parsed.problem,
    });
  return { contact_phone: parsed.national, contact_dial_code: parsed.dialCode };
}
