import { html } from 'hono/html';
import type { WireOrderAddress } from '../../../../src/api/contract/delivery-contract.ts';
import type { WireOrderDelivery } from '../../../../src/api/contract/order-contract.ts';
import type { AddressField } from '../../../../src/domain/delivery/delivery-types.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';

/** As staff read them out; what has no word here speaks for itself. */
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
/** From the street to the door. */
const FIELD_ORDER = [
  ...['street', 'house_number', 'building', 'block', 'avenue'],
  ...['floor', 'apartment', 'office_number', 'intercom', 'parking', 'postcode', 'city', 'paci'],
] as readonly AddressField[];
/** What a map can look for. */
const MAP_SEARCH_FIELDS = ['street', 'house_number', 'postcode', 'city'] as const;

const ADDRESS_TYPES: Readonly<Record<WireOrderAddress['type'], string>> = {
  company: 'Company',
  house: 'House',
  apartment: 'Apartment',
};

const MAP = 'https://www.openstreetmap.org';

/** Where the pin stands, else what a search for the words of it finds; null when there are none. */
function mapHref(address: WireOrderAddress, where: string): string | null {
  const { lat, lng } = address;
  if (lat != null && lng != null) return `${MAP}/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
  const words = [...MAP_SEARCH_FIELDS.map((name) => address[name]), where].filter(Boolean).join(' ');
  return words ? `${MAP}/search?query=${encodeURIComponent(words)}` : null;
}

interface Delivered {
  readonly address: WireOrderAddress;
  readonly delivery: WireOrderDelivery | null;
  /** The business's languages. */
  readonly locales: readonly string[];
}

/** Where an order is brought, with a link that shows it on a map. */
export function renderAddress({ address, delivery, locales }: Delivered) {
  const where = [delivery?.area_name, delivery?.zone_name, delivery?.country]
    .map((name) => pickTranslation(name, locales))
    .filter(Boolean)
    .join(', ');
  const href = mapHref(address, where);
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
  return html`<div class="address"><p><strong>${ADDRESS_TYPES[address.type]}</strong>${where && html` in <bdi>${where}</bdi>`}</p>
<address>${parts}</address>
${(contact_name || phone) && html`<p><span class="soft">At the door:</span> <bdi>${contact_name}</bdi>${phone && html` <a href="tel:${phone.replace(/[^\d+]/g, '')}" dir="ltr">${phone}</a>`}</p>`}
${note && html`<p class="said">“<bdi>${note}</bdi>”</p>`}
${href && html`<p><a href="${href}" target="_blank" rel="noopener noreferrer">Show on the map</a></p>`}</div>`;
}
