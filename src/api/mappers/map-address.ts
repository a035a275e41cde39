import { ADDRESS_FIELDS, type Address } from '../../domain/delivery/delivery-types.ts';
import { isValidPoint } from '../../domain/geo/geo.ts';
import type { WireOrderAddress } from '../contract/delivery-contract.ts';

/** Null if the text does not match, because an incomplete phone number must not block an order. */
const matchOrNull = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null);

/**
 * Maps an address to the API's format. `areaId` is its area in the delivery zone; `formType` is the name of the
 * delivery form.
 */
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
    contact_phone: matchOrNull(address.contactPhone, /^\d{2,17}$/),
    contact_dial_code: matchOrNull(address.contactDialCode, /^\+\d{1,4}$/),
    form_type: formType,
    type,
  };
};

/** Maps a saved location or a suggested address to the fields of the address form. */
export const toAddress = (wire: Omit<WireOrderAddress, 'area_id' | 'form_type'>): Address => ({
  type: wire.type,
  fields: Object.fromEntries(
    ADDRESS_FIELDS.flatMap((name) => {
      const text = wire[name];
      return text ? [[name, text]] : [];
    }),
  ),
  place:
    wire.lat != null && wire.lng != null && isValidPoint({ lat: wire.lat, lng: wire.lng })
      ? { lat: wire.lat, lng: wire.lng }
      : null,
  contactName: wire.contact_name ?? '',
  contactPhone: wire.contact_phone ?? '',
  contactDialCode: wire.contact_dial_code ?? '',
});
