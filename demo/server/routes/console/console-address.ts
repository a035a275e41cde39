import { html } from 'hono/html';
import type { WireOrderAddress } from '../../../../src/api/contract/delivery-contract.ts';
import type { WireOrderDelivery } from '../../../../src/api/contract/order-contract.ts';
import type { AddressField } from '../../../../src/domain/delivery/delivery-types.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';

/** Labels of the address fields. Fields without a label explain themselves. */
const FIELD_LABELS: Readonly<Partial<Record<AddressField, string>>> = {
  block: 'Block',
  avenue: 'Avenue',
  house_number: 'House',
  building: 'Building',
  floor: 'Floor',
  apartment: 'Apartment',
  office_number: 'Office',
  intercom: 'Intercom',
  parking: 'Parking',
  paci: 'PACI',
};
/** The fields in the order in which they are displayed. */
const FIELD_ORDER = [
  'street',
  'house_number',
  'building',
  'block',
  'avenue',
  'floor',
  'apartment',
  'office_number',
  'intercom',
  'parking',
  'postcode',
  'city',
  'paci',
] as readonly AddressField[];
/** The fields that a map search understands. */
const MAP_SEARCH_FIELDS = ['street', 'house_number', 'postcode', 'city'] as const;

const ADDRESS_TYPE_LABELS: Readonly<Record<WireOrderAddress['type'], string>> = {
  company: 'Company',
  house: 'House',
  apartment: 'Apartment',
};

const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Map URL of the pin, or of a search for the address when there is no pin. Null when there is nothing to search for. */
function buildMapHref(address: WireOrderAddress, areaText: string): string | null {
  const { lat, lng } = address;
  if (lat != null && lng != null) return `${MAP_ORIGIN}/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
  const searchText = [...MAP_SEARCH_FIELDS.map((name) => address[name]), areaText].filter(Boolean).join(' ');
  return searchText ? `${MAP_ORIGIN}/search?query=${encodeURIComponent(searchText)}` : null;
}

interface AddressInput {
  readonly address: WireOrderAddress;
  readonly delivery: WireOrderDelivery | null;
  /** The business's languages. */
  readonly locales: readonly string[];
}

/** Renders the delivery address with a link to a map. */
export function renderAddress({ address, delivery, locales }: AddressInput) {
  const areaText = [delivery?.area_name, delivery?.zone_name, delivery?.country]
    .map((name) => pickTranslation(name, locales))
    .filter(Boolean)
    .join(', ');
  const href = buildMapHref(address, areaText);
  const { contact_name, contact_phone, contact_dial_code, note } = address;
  const phone = contact_phone && [contact_dial_code, contact_phone].filter(Boolean).join(' ');
  const parts = FIELD_ORDER.flatMap((name) => {
    const text = address[name];
    return text
      ? [
          html`<span>${FIELD_LABELS[name] && html`<span class="soft">${FIELD_LABELS[name]}</span> `}<bdi>${text}</bdi></span>`,
        ]
      : [];
  });
  return html`<div class="address"><p><strong>${ADDRESS_TYPE_LABELS[address.type]}</strong>${areaText && html` in <bdi>${areaText}</bdi>`}</p>
<address>${parts}</address>
${(contact_name || phone) && html`<p><span class="soft">Contact:</span> <bdi>${contact_name}</bdi>${phone && html` <a href="tel:${phone.replace(/[^\d+]/g, '')}" dir="ltr">${phone}</a>`}</p>`}
${note && html`<p class="customer-text">“<bdi>${note}</bdi>”</p>`}
${href && html`<p><a href="${href}" target="_blank" rel="noopener noreferrer">Show on map</a></p>`}</div>`;
}
