import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { loadPhoneKit } from '../../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createDeliveryStore } from '../../../stores/delivery/delivery-store.ts';
import { choiceOf } from '../../../stores/testing/stores.ts';
import { deliveryWorld, ZONES, zonesBody } from './render-area-screen.tsx';

export { user } from './render-area-screen.tsx';

const on = (required = false) => ({ on: true, required });
/** As in Kuwait: blocks, houses and buildings. */
const FORM = {
  type: 'residency',
  fields: {
    block: on(true),
    street: on(true),
    house_number: on(true),
    building: on(true),
    floor: on(),
    apartment: on(true),
    office_number: on(true),
    paci: on(),
    note: on(),
  },
};

type Routes = Parameters<typeof deliveryWorld>[0];
type World = ReturnType<typeof deliveryWorld>;

/** A world that delivers to Salmiya, with two lattes in the cart. */
export function addressWorld(
  change: object = {},
  routes: Routes = {},
  deps: Parameters<typeof deliveryWorld>[2] = {},
) {
  return deliveryWorld(
    { [ZONES]: { body: zonesBody({ form: FORM, ...change }) }, ...routes },
    { enable_gift: true },
    deps,
  );
}

export const deliveryOf = (world: World) => world.late(createDeliveryStore);

/** A screen over that world; the area is chosen, unless the world remembers one. */
export async function openAt(path: 'address' | 'form', Screen: ComponentType, world: World = addressWorld()) {
  await loadPhoneKit();
  const shown = await showScreen(`/demo/delivery/${path}`, Screen, world);
  const delivery = deliveryOf(world);
  await waitFor(() => {
    if (delivery.getState().status !== 'fetched') throw new Error('no zones yet');
  });
  await act(async () => {
    if (world.cart.getState().count === 0) world.cart.getState().add(choiceOf('latte', 2));
    if (delivery.getState().destination.kind === 'none') delivery.getState().chooseArea('salmiya');
  });
  return { ...shown, delivery };
}

export const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Save and continue' });
