import type { WireOrderAddress } from '../../../../src/api/contract/delivery-contract.ts';
import type { WireOrderDelivery } from '../../../../src/api/contract/order-contract.ts';
import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import {
  findMissingFields,
  getVisibleFields,
  hasInvalidPaci,
} from '../../../../src/domain/delivery/address-form.ts';
import {
  ADDRESS_FIELDS,
  type Address,
  type AddressForm,
} from '../../../../src/domain/delivery/delivery-types.ts';
import { isInsideZone } from '../../../../src/domain/delivery/zone-at.ts';
import { parsePhone } from '../../../../src/domain/phone/parse-phone.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { Refusal } from '../shared/refusal.ts';
import { getDeliveryForm, getShippingForm } from './delivery-forms.ts';
import { type Destination, getDeliveryMinutes, getPinPosition } from './delivery-service.ts';

/** The destination of a delivery, as stored with an order. */
export interface Delivery {
  readonly address: WireOrderAddress;
  readonly delivery: WireOrderDelivery;
}

type Fields = Address['fields'];
type KnownDestination = Exclude<Destination, { kind: 'none' }>;

const createFieldsRefusal = (
  code: string,
  message: string,
  fields: Readonly<Record<string, string>>,
): Refusal => new Refusal(422, code, message, { fields });

/** The fields of an address that are not empty. */
const getFilledFields = (address: Partial<WireOrderAddress>): Fields =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((name) => {
      const text = address[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );

/** The part of an address that the form asks for. */
const toFormAddress = (address: Partial<WireOrderAddress>): Pick<Address, 'type' | 'fields'> => ({
  type: address.type ?? 'house',
  fields: getFilledFields(address),
});

/**
 * Checks the destination of a delivery. Null for other order types. Keeps only the fields of the business's form.
 * Throws Refusal 422 `destination_unknown` without a zone or country, `address_incomplete` with the missing and invalid
 * fields, `outside_zone` for a pin outside the zone, and `phone_invalid` for an invalid phone of the contact person.
 */
export function checkDelivery(
  business: Business,
  destination: Destination,
  request: OrderRequest,
): Delivery | null {
  if (request.selling_types !== 'delivery') return null;
  if (destination.kind === 'none') {
    const message = 'A delivery needs a zone or a country';
    throw createFieldsRefusal('destination_unknown', message, { zone_id: message });
  }
  const { address } = request;
  const form =
    destination.kind === 'country' ? getShippingForm(business.file) : getDeliveryForm(business.file);
  const missingFields = listMissingFields(
    address,
    form,
    !!business.file.delivery.drop_pin && destination.kind === 'zone',
  );
  const isPaciInvalid = !!address && hasInvalidPaci(form, toFormAddress(address));
  if (!address || missingFields.length || isPaciInvalid)
    throw createFieldsRefusal('address_incomplete', 'The address is not complete', {
      ...Object.fromEntries(missingFields.map((name) => [`address.${name}`, 'required'])),
      ...(isPaciInvalid && { 'address.paci': 'invalid' }),
    });
  checkPin(destination, request);
  return { address: toStoredAddress(address, form), delivery: toDeliveryWire(destination) };
}

function listMissingFields(
  address: WireOrderAddress | null | undefined,
  form: AddressForm,
  isPinNeeded: boolean,
): readonly string[] {
  const { lat, lng } = address ?? {};
  const fields = findMissingFields(form, toFormAddress(address ?? {}));
  // A required pin needs both coordinates, and so does a position with only one of them.
  const needsPosition = isPinNeeded || lat != null || lng != null;
  return [
    ...fields,
    ...(needsPosition && lat == null ? ['lat'] : []),
    ...(needsPosition && lng == null ? ['lng'] : []),
  ];
}

function checkPin(destination: KnownDestination, request: OrderRequest): void {
  const pin = getPinPosition(request);
  if (destination.kind === 'country' || !pin || isInsideZone(destination.zone, pin) !== false) return;
  const message = 'The zone does not deliver to that place';
  throw createFieldsRefusal('outside_zone', message, { 'address.lat': message, 'address.lng': message });
}

function toDeliveryWire(destination: KnownDestination): WireOrderDelivery {
  if (destination.kind === 'country') return { country: destination.country.country, minutes: null };
  const { zone, area } = destination;
  return { zone_name: zone.name, area_name: area?.name ?? null, minutes: getDeliveryMinutes(zone) };
}

function toStoredAddress(address: WireOrderAddress, form: AddressForm): WireOrderAddress {
  const { type, area_id, lat, lng } = address;
  const filledFields = getFilledFields(address);
  const contactName = address.contact_name?.trim();
  return {
    type,
    form_type: form.type,
    ...(area_id && { area_id }),
    ...Object.fromEntries(
      getVisibleFields(form, type).flatMap((name) =>
        filledFields[name] ? [[name, filledFields[name]]] : [],
      ),
    ),
    ...(lat != null && lng != null && { lat, lng }),
    ...(contactName && { contact_name: contactName }),
    ...toContactPhone(address),
  };
}

function toContactPhone({ contact_phone, contact_dial_code }: WireOrderAddress) {
  if (!contact_phone) return {};
  const parsedPhone = parsePhone(contact_phone, contact_dial_code ?? '');
  if (parsedPhone.ok) return { contact_phone: parsedPhone.national, contact_dial_code: parsedPhone.dialCode };
  throw createFieldsRefusal('phone_invalid', 'The phone number of the contact is invalid', {
    'address.contact_phone': parsedPhone.problem,
  });
}
