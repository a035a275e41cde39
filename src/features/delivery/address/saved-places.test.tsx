// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toUser } from '../../../api/mappers/map-user.ts';
import { wireUser } from '../../../api/testing/wire-examples.ts';
import { addressWorld, deliveryOf, field, openAt, save, user } from '../testing/render-address-screen.tsx';
import { AddressScreen } from './address-screen.tsx';

const HOME = { type: 'house', fields: { block: '4', street: 'Main', house_number: '12' } } as const;

/** Home is kept from an earlier order. */
async function kept() {
  const world = addressWorld();
  const delivery = deliveryOf(world);
  await world.business.getState().load();
  await delivery.getState().fetch();
  delivery.getState().chooseArea('salmiya');
  delivery.getState().setAddress(HOME);
  delivery.getState().saveLocation('Home');
  return { world, delivery };
}

describe('places a guest keeps', () => {
  // @spec roles/guests-can-browse-order
  it('are kept under their name when one asks for it', async () => {
    const { delivery, router } = await openAt('address', AddressScreen);
    await user.type(field(/^Block/), '4');
    await user.type(screen.getByRole('combobox', { name: /^Street/ }), 'Main');
    await user.type(field(/^House number/), '12');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address for next time' }));
    await user.type(field(/^Name of the address/), 'Home');
    await user.click(save());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/checkout'));
    expect(delivery.getState().locations).toMatchObject([
      { title: 'Home', areaId: 'salmiya', address: HOME },
    ]);
  });

  it('are chosen instead of typed, and another one begun beside them', async () => {
    const { world, delivery } = await kept();
    await openAt('address', AddressScreen, world);
    expect(screen.queryByRole('checkbox', { name: /^Save this address/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Another address' }));
    expect(field(/^Block/).value).toBe('');
    await user.type(field(/^Block/), '9');
    // It would take what was typed with it.
    expect(screen.queryByRole('button', { name: 'Another address' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Home/ }));
    expect(field(/^Block/).value).toBe('4');
    expect(delivery.getState().isComplete).toBe(true);
  });

  it('are removed after being asked for', async () => {
    const { world, delivery } = await kept();
    await openAt('address', AddressScreen, world);
    await user.click(screen.getByRole('button', { name: 'Remove Home' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(delivery.getState().locations).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove Home' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(delivery.getState().locations).toHaveLength(0);
    expect(field(/^Block/).value).toBe('4');
  });
});

describe('places of an account', () => {
  it('are offered, and fill in area and address', async () => {
    const world = addressWorld();
    const { delivery } = await openAt('address', AddressScreen, world);
    act(() =>
      world.session.getState().begin(
        't',
        toUser(
          wireUser({
            locations: [
              {
                id: 'l',
                title: 'Mother',
                default: true,
                area_id: 'salwa',
                block: '7',
                street: 'Sea',
                type: 'house',
                form_type: 'residency',
              },
              {
                id: 'm',
                title: 'Moon',
                default: false,
                area_id: 'gone',
                block: '1',
                type: 'house',
                form_type: 'residency',
              },
            ],
          }),
        ),
      ),
    );
    await user.click(await screen.findByRole('button', { name: /^Mother/ }));
    expect(delivery.getState().destination).toMatchObject({ area: { id: 'salwa' } });
    expect(field(/^Block/).value).toBe('7');
    await user.click(screen.getByRole('button', { name: /^Moon/ }));
    expect(await screen.findByText(/^We don’t deliver to that address from here/)).toBeTruthy();
    expect(field(/^Block/).value).toBe('1');
  });
});
