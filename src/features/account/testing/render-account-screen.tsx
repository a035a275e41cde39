import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { toUser } from '../../../api/mappers/map-user.ts';
import { wireUser } from '../../../api/testing/wire-examples.ts';
import { loadPhoneKit } from '../../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createTestStores } from '../../../stores/testing/test-stores.ts';

type Routes = NonNullable<Parameters<typeof createTestStores>[0]>;

export const user = userEvent.setup();
const CODE_SENT = { body: { resend_after_seconds: 30, expires_in_seconds: 300 } };
export const errorResponse = (status: number, code: string, extraFields: object = {}) => ({
  status,
  body: { error: 1, code, message: 'No', ...extraFields },
});
export const getTextField = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

/** Renders a screen for a guest. */
export async function openAsGuest(path: string, Screen: ComponentType, routes: Routes = {}) {
  await loadPhoneKit();
  return showScreen(path, Screen, createTestStores({ 'send-otp': CODE_SENT, ...routes }));
}

/** Renders a screen for a logged-in customer. The fake server merges each profile update into the account. */
export async function openAsCustomer(
  path: string,
  Screen: ComponentType,
  { routes = {}, customer = wireUser() }: { routes?: Routes; customer?: ReturnType<typeof wireUser> } = {},
) {
  let account = { ...customer, language: customer.language ?? 'en' };
  const stores = createTestStores({
    'webapp/update-profile': ({ body }) => {
      account = { ...account, ...(body as object) };
      return { body: { user: account } };
    },
    'webapp/logout': { body: {} },
    ...routes,
  });
  stores.session.getState().setSession('t', toUser(account));
  return showScreen(path, Screen, stores);
}
