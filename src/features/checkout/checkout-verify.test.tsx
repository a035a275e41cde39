// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toUser } from '../../api/mappers/map-user.ts';
import { restaurantBody, wireOrder, wireUser } from '../../api/testing/wire-examples.ts';
import { createAccountStore } from '../../stores/account/account-store.ts';
import '../../ui/testing/render-ui.ts';
import {
  fillInContact,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  user,
} from './testing/render-checkout-screen.tsx';

/** Route of a business that requires a phone check. */
const PHONE_CHECK_BUSINESS = { 'webapp/v5/restaurant/': { body: restaurantBody({ verify_phone: true }) } };
/** Routes that send a code to a phone and verify the code. */
const CODE_ROUTES = {
  'send-otp': { body: { resend_after_seconds: 30, expires_in_seconds: 300 } },
  'verify-otp': { body: { verified: true, proof: 'p-1' } },
};
const findDialog = () => screen.findByRole('dialog', { name: 'Confirm your phone number' });

async function enterCode() {
  const sheet = within(await findDialog());
  await user.click(sheet.getByRole('button', { name: 'Send code' }));
  await user.type(await sheet.findByRole('textbox', { name: /code$/ }), '123456');
}

describe('a guest’s phone', () => {
  // @spec calls/post-send-otp, calls/post-verify-otp
  it('verifies the phone of a guest with a code before the order is sent', async () => {
    const { listRequestsTo, getOrCreateStore } = await openCheckout({
      ...PHONE_CHECK_BUSINESS,
      ...CODE_ROUTES,
    });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    expect((await findDialog()).textContent).toMatch(/\+965\s555\s12345/);
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
    await enterCode();
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({ phone: '55512345', phone_proof: 'p-1' });
    expect(getOrCreateStore(createAccountStore).getState().proofs).toMatchObject([{ phone: '55512345' }]);
  });

  it('asks for a new phone code when the server no longer accepts the earlier verification', async () => {
    let isFirstOrder = true;
    const { listRequestsTo } = await openCheckout({
      ...PHONE_CHECK_BUSINESS,
      ...CODE_ROUTES,
      [ORDER_PATH]: () => {
        const refusal = {
          status: 422,
          body: { error: 1, code: 'phone_unverified', message: 'No', fields: { phone: 'No' } },
        };
        const response = isFirstOrder ? refusal : { body: { order: wireOrder() } };
        isFirstOrder = false;
        return response;
      },
    });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await enterCode();
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
    expect((await screen.findAllByText('Confirm your phone number')).length).toBeGreaterThan(0);
    await user.click(getPlaceOrderButton());
    await enterCode();
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(2));
  });

  it('sends no order, and keeps what the customer typed, when the customer closes the phone check', async () => {
    const { listRequestsTo } = await openCheckout({ ...PHONE_CHECK_BUSINESS, ...CODE_ROUTES });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await user.click(within(await findDialog()).getByRole('button', { name: 'Close' }));
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Noor');
  });

  it('sends the order without a phone check when the business requires no phone check', async () => {
    const { listRequestsTo } = await openCheckout(CODE_ROUTES);
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
    expect(listRequestsTo(ORDER_PATH)[0]?.body).not.toHaveProperty('phone_proof');
  });
});

describe('a customer with an account at the checkout', () => {
  it('requires no phone code from a logged-in customer', async () => {
    const { listRequestsTo, session } = await openCheckout({ ...PHONE_CHECK_BUSINESS, ...CODE_ROUTES });
    session.getState().setSession('t', toUser(wireUser()));
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
    expect(screen.queryByText(/Already have an account/)).toBeNull();
  });

  it('links a guest from the checkout to the login', async () => {
    const { router } = await openCheckout();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await waitFor(() =>
      expect(router.getState().route?.path).toBe('/demo/login?to=/demo/car_pickup/checkout'),
    );
  });
});
