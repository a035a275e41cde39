import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { toUser } from '../../../api/mappers/map-user.ts';
import { wireUser } from '../../../api/testing/wire-examples.ts';
import { loadPhoneKit } from '../../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { setup } from '../../../stores/testing/stores.ts';

type Routes = NonNullable<Parameters<typeof setup>[0]>;

export const user = userEvent.setup();
const SENT = { body: { resend_after_seconds: 30, expires_in_seconds: 300 } };
export const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  body: { error: 1, code, message: 'No', ...more },
});
export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A screen as a guest sees it. */
export async function openAsGuest(path: string, Screen: ComponentType, routes: Routes = {}) {
  await loadPhoneKit();
  return showScreen(path, Screen, setup({ 'send-otp': SENT, ...routes }));
}

/** A screen as whoever is logged in sees it; what is saved of the account is what was sent. */
export async function openAsCustomer(
  path: string,
  Screen: ComponentType,
  { routes = {}, customer = wireUser() }: { routes?: Routes; customer?: ReturnType<typeof wireUser> } = {},
) {
  let known = { ...customer, language: customer.language ?? 'en' };
  const world = setup({
    'webapp/update-profile': ({ body }) => {
      known = { ...known, ...(body as object) };
      return { body: { user: known } };
    },
    'webapp/logout': { body: {} },
    ...routes,
  });
  world.session.getState().begin('t', toUser(known));
  return showScreen(path, Screen, world);
}
