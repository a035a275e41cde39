// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadPhoneKit } from '../../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { addressWorld, deliveryOf, field, openAt, save, user } from '../testing/render-address-screen.tsx';
import { AddressScreen } from './address-screen.tsx';

const open = (world?: ReturnType<typeof addressWorld>) => openAt('address', AddressScreen, world);
const combo = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const kind = (name: string) => screen.getByRole('radio', { name });

async function fillInHouse() {
  await user.type(field(/^Block/), '4');
  await user.type(combo(/^Street/), 'Salem Al Mubarak');
  await user.type(field(/^House number/), '12');
}

describe('the address', () => {
  // @spec paths/type-address, screens/delivery-form-type-residency-by
  it('asks what its branch asks of such a place', async () => {
    await open();
    expect(field(/^House number/).required).toBe(true);
    expect(field(/^PACI number \(Optional\)/).required).toBe(false);
    expect(screen.queryByRole('textbox', { name: /^Floor/ })).toBeNull();
    await user.click(kind('Apartment'));
    expect(field(/^Building/)).toBeTruthy();
    expect(field(/^Floor/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^House number/ })).toBeNull();
    await user.click(kind('Company'));
    expect(field(/^Office/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Apartment/ })).toBeNull();
  });

  it('goes on to the checkout once all is said', async () => {
    const { router, delivery } = await open();
    await fillInHouse();
    await user.click(save());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/checkout'));
    expect(delivery.getState()).toMatchObject({
      isComplete: true,
      address: { type: 'house', fields: { block: '4', street: 'Salem Al Mubarak', house_number: '12' } },
    });
  });

  it('says beside each field what is missing, and begins with the first', async () => {
    const { router } = await open();
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(field(/^Block/)));
    const alerts = screen
      .getAllByRole('alert')
      .find(({ textContent }) => textContent?.includes('Please correct'));
    const links = within(alerts ?? document.body).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Please enter: Block',
      'Please enter: Street',
      'Please enter: House number',
    ]);
    await user.click(links[2] ?? save());
    expect(document.activeElement).toBe(field(/^House number/));
    expect(field(/^House number/).getAttribute('aria-invalid')).toBe('true');
    await user.type(field(/^House number/), '1');
    expect(field(/^House number/).getAttribute('aria-invalid')).toBeNull();
    expect(router.getState().route?.path).toBe('/demo/delivery/address');
  });

  it('loses nothing: neither to another kind of place nor to a reload', async () => {
    const world = addressWorld();
    await open(world);
    await fillInHouse();
    await user.click(kind('Apartment'));
    await user.type(field(/^Building/), 'Tower 2');
    await user.click(kind('House'));
    expect(field(/^House number/).value).toBe('12');
    await user.click(kind('Apartment'));
    expect(field(/^Building/).value).toBe('Tower 2');
    const later = deliveryOf(addressWorld({}, {}, { storage: world.deps.storage }));
    expect(later.getState().address).toMatchObject({
      type: 'apartment',
      fields: { block: '4', house_number: '12', building: 'Tower 2' },
    });
  });

  it('takes a PACI number in any digits, eight of them, and nothing else', async () => {
    await open();
    const paci = field(/^PACI/);
    await user.type(paci, 'No. ١٢٣ ۴۵');
    await user.tab();
    expect(paci.value).toBe('12345');
    expect(screen.getAllByText('A PACI number has 8 digits').length).toBeGreaterThan(0);
    await user.type(paci, '678999');
    expect(paci.value).toBe('12345678');
    expect(paci.getAttribute('aria-invalid')).toBeNull();
  });

  it('counts characters, not what they are stored as', async () => {
    await open();
    await user.click(field(/^House number/));
    await user.paste('🏠'.repeat(120));
    expect([...field(/^House number/).value]).toHaveLength(100);
  });

  // @spec entities/delivery-config
  it('asks for the pin where the branch does, and has the way to the map', async () => {
    const { router, delivery } = await open(addressWorld({ drop_pin: true }));
    await fillInHouse();
    expect(screen.getByRole('link', { name: 'Set on the map' })).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Please set your location on the map')).toBeTruthy();
    expect(router.getState().route?.path).toBe('/demo/delivery/address');
    delivery.getState().setAddress({ place: { lat: 29.5, lng: 48.5 } });
    await user.click(save());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/checkout'));
  });

  it('without the zones says so, keeps what was typed, and tries again', async () => {
    const world = addressWorld({}, { 'webapp/zones/demo~one': { status: 500, body: {} } });
    deliveryOf(world)
      .getState()
      .setAddress({ fields: { block: '4' } });
    await loadPhoneKit();
    await showScreen('/demo/delivery/address', AddressScreen, world);
    expect(await screen.findByText('We couldn’t load the delivery areas')).toBeTruthy();
    expect(deliveryOf(world).getState().address.fields.block).toBe('4');
  });
});
