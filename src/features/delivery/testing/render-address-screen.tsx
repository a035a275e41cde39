import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { loadPhoneKit } from '../../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createDeliveryStore } from '../../../stores/delivery/delivery-store.ts';
import { buildItemChoice } from '../../../stores/testing/test-stores.ts';
import { createDeliveryStores, ZONES_PATH, zonesBody } from './render-area-screen.tsx';

export { user } from './render-area-screen.tsx';

const formField = (required = false) => ({ on: true, required });
/** Address form with the fields of an address in Kuwait. */
const KUWAIT_FORM = {
  type: 'residency',
  fields: {
    block: formField(true),
    street: formField(true),
    house_number: formField(true),
    building: formField(true),
    floor: formField(),
    apartment: formField(true),
    office_number: formField(true),
    paci: formField(),
    note: formField(),
  },
};

type Routes = Parameters<typeof createDeliveryStores>[0];
type TestStores = ReturnType<typeof createDeliveryStores>;

/**
 * Creates the stores of a business that delivers to Salmiya and accepts gifts. `zonesOverrides` changes the zones
 * response.
 */
export function createAddressStores(
  zonesOverrides: object = {},
  routes: Routes = {},
  overrides: Parameters<typeof createDeliveryStores>[2] = {},
) {
  return createDeliveryStores(
    { [ZONES_PATH]: { body: zonesBody({ form: KUWAIT_FORM, ...zonesOverrides }) }, ...routes },
    { enable_gift: true },
    overrides,
  );
}

export const getDeliveryStore = (stores: TestStores) => stores.getOrCreateStore(createDeliveryStore);

/** Opens an address screen with two lattes in the cart. The destination is Salmiya, unless `stores` already has one. */
export async function openAddressScreen(
  path: 'address' | 'form',
  Screen: ComponentType,
  stores: TestStores = createAddressStores(),
) {
  await loadPhoneKit();
  const rendered = await showScreen(`/demo/delivery/${path}`, Screen, stores);
  const delivery = getDeliveryStore(stores);
  await waitFor(() => {
    if (delivery.getState().status !== 'fetched') throw new Error('The delivery zones are not loaded yet');
  });
  await act(async () => {
    if (stores.cart.getState().count === 0) stores.cart.getState().add(buildItemChoice('latte', 2));
    if (delivery.getState().destination.kind === 'none') delivery.getState().chooseArea('salmiya');
  });
  return { ...rendered, delivery };
}

export const getField = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const getSaveButton = () => screen.getByRole('button', { name: 'Save and continue' });
