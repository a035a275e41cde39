import { ADDRESS_FIELDS, type Address } from '../../domain/delivery/delivery-types.ts';
import { isPlace } from '../../domain/geo/geo.ts';
import type { WireOrderAddress } from '../contract/delivery-contract.ts';

/** What is half typed must not keep an order from going out. */
const ifWhole = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null);

/** An address as an order carries it; `areaId` is the area's of the zone it is in, `formType` the delivery form's. */
export const toWireAddress = (
  address: Address,
  formType: string,
  areaId: string | null,
): WireOrderAddress => {
  const { type, fields, place, contactName } = address;
  return {
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
    ),
    area_id: areaId,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    ...(contactName.trim() && { contact_name: contactName.trim() }),
    contact_phone: ifWhole(address.contactPhone, /^\d{2,17}$/),
    contact_dial_code: ifWhole(address.contactDialCode, /^\+\d{1,4}$/),
    form_type: formType,
    type,
  };
};

/** A saved place, or one that was suggested, as the form has it. */
export const fromWireAddress = (wire: Omit<WireOrderAddress, 'area_id' | 'form_type'>): Address => ({
  type: wire.type,
  fields: Object.fromEntries(
    ADDRESS_FIELDS.flatMap((name) => {
      const text = wire[name];
      return text ? [[name, text]] : [];
    }),
  ),
  place:
    wire.lat != null && wire.lng != null && isPlace({ lat: wire.lat, lng: wire.lng })
      ? { lat: wire.lat, lng: wire.lng }
      : null,
  contactName: wire.contact_name ?? '',
  contactPhone: wire.contact_phone ?? '',
  contactDialCode: wire.contact_dial_code ?? '',
});
