import { describe, expect, it } from 'vitest';
import { buildConsoleOrder, openConsole } from '../testing/open-console.ts';

const delivery = { zone_name: { en: 'Salmiya', ar: 'السالمية' }, area_name: { en: 'Ras' }, minutes: 30 };
const openPage = (address: object | null, orderDelivery: object = delivery) =>
  openConsole({
    list: [buildConsoleOrder({ sellingType: 'delivery', address, delivery: orderDelivery })],
  }).requestPage('/console');

describe('the address of a delivery order', () => {
  it('lists the delivery address from the street down to the door, with its zone and the contact person', async () => {
    const page = await openPage({
      type: 'apartment',
      form_type: 'residency',
      block: '4',
      street: 'Salem <Al> Mubarak',
      building: '14',
      floor: '2',
      paci: '12345678',
      note: 'Beside the mosque',
      contact_name: 'نورة',
      contact_phone: '55512345',
      contact_dial_code: '+965',
    });
    const text = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Apartment in Ras, Salmiya');
    expect(text).toMatch(
      /Salem &lt;Al&gt; Mubarak *Building 14 *Block 4 *Floor 2 *PACI 12345678 *Contact: نورة \+965 55512345/,
    );
    expect(text).toContain('“ Beside the mosque ”');
    expect(page).toContain('<a href="tel:+96555512345" dir="ltr">');
  });

  it('links the delivery address to its pin on a map, or else to a map search', async () => {
    const address = { type: 'house', form_type: 'residency', street: 'Gulf & Sea', city: 'Kuwait' };
    const findMapLink = (page: string) => /href="(https:\/\/www\.openstreetmap\.org[^"]*)"([^>]*)/.exec(page);
    expect(findMapLink(await openPage({ ...address, lat: 29.34, lng: -0.5 }))?.[1]).toBe(
      'https://www.openstreetmap.org/?mlat=29.34&amp;mlon=-0.5#map=18/29.34/-0.5',
    );
    const [, href, linkAttributes] = findMapLink(await openPage(address)) ?? [];
    expect(href).toBe(
      'https://www.openstreetmap.org/search?query=Gulf%20%26%20Sea%20Kuwait%20Ras%2C%20Salmiya',
    );
    expect(linkAttributes).toContain('rel="noopener noreferrer"');
  });

  it('shows the destination country of a parcel, and no address for a pickup order', async () => {
    const address = { type: 'house', form_type: 'residency', street: 'Ring 1' };
    const parcel = await openPage(address, { country: { en: 'Austria' }, minutes: null });
    expect(parcel).toContain('<strong>House</strong> in <bdi>Austria</bdi>');
    expect(await openConsole().requestPage('/console')).not.toContain('class="address"');
  });
});
