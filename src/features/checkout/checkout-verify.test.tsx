// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toUser } from '../../api/mappers/map-user.ts';
import { restaurantBody, wireOrder, wireUser } from '../../api/testing/wire-examples.ts';
import { createAccountStore } from '../../stores/account/account-store.ts';
import '../../ui/testing/render-ui.ts';
import { fillIn, ORDER, open, place, user } from './testing/render-checkout-screen.tsx';

const ASKING = { 'webapp/v5/restaurant/': { body: restaurantBody({ verify_phone: true }) } };
const CODES = {
  'send-otp': { body: { resend_after_seconds: 30, expires_in_seconds: 300 } },
  'webapp/verify-phone': { body: { verified: true, proof: 'p-1' } },
};
const dialog = () => screen.findByRole('dialog', { name: 'Confirm your phone number' });

async function verify() {
  const sheet = within(await dialog());
  await user.click(sheet.getByRole('button', { name: 'Send code' }));
  await user.type(await sheet.findByRole('textbox', { name: /code$/ }), '123456');
}

describe('a guest’s phone', () => {
  it('is shown to be theirs before the order goes out, once, where the shop asks for it', async () => {
    const { paths, late } = await open({ ...ASKING, ...CODES });
    await fillIn();
    await user.click(place());
    expect((await dialog()).textContent).toMatch(/\+965\s55512345/);
    expect(paths(ORDER)).toHaveLength(0);
    await verify();
    await waitFor(() => expect(paths(ORDER)).toHaveLength(1));
    expect(paths(ORDER)[0]?.body).toMatchObject({ phone: '55512345', phone_proof: 'p-1' });
    expect(late(createAccountStore).getState().proofs).toMatchObject([{ phone: '55512345' }]);
  });

  it('is asked for again when the server does not take the proof any more', async () => {
    let isFirst = true;
    const { paths } = await open({
      ...ASKING,
      ...CODES,
      [ORDER]: () => {
        const refusal = {
          status: 422,
          body: { error: 1, code: 'phone_unverified', message: 'No', fields: { phone: 'No' } },
        };
        const reply = isFirst ? refusal : { body: { order: wireOrder() } };
        isFirst = false;
        return reply;
      },
    });
    await fillIn();
    await user.click(place());
    await verify();
    await waitFor(() => expect(paths(ORDER)).toHaveLength(1));
    expect((await screen.findAllByText('Confirm your phone number')).length).toBeGreaterThan(0);
    await user.click(place());
    await verify();
    await waitFor(() => expect(paths(ORDER)).toHaveLength(2));
  });

  it('may be left unverified: what was typed stays, and nothing was ordered', async () => {
    const { paths } = await open({ ...ASKING, ...CODES });
    await fillIn();
    await user.click(place());
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    expect(paths(ORDER)).toHaveLength(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Noor');
  });

  it('is nobody’s question where the shop does not ask', async () => {
    const { paths } = await open(CODES);
    await fillIn();
    await user.click(place());
    await waitFor(() => expect(paths(ORDER)).toHaveLength(1));
    expect(paths(ORDER)[0]?.body).not.toHaveProperty('phone_proof');
  });
});

describe('a customer with an account', () => {
  it('orders with the phone of the account, without a code', async () => {
    const { paths, session } = await open({ ...ASKING, ...CODES });
    session.getState().begin('t', toUser(wireUser()));
    await fillIn();
    await user.click(place());
    await waitFor(() => expect(paths(ORDER)).toHaveLength(1));
    expect(screen.queryByText(/Already have an account/)).toBeNull();
  });

  it('is a guest at first, and may log in from here', async () => {
    const { router } = await open();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await waitFor(() =>
      expect(router.getState().route?.path).toBe('/demo/login?to=/demo/car_pickup/checkout'),
    );
  });
});
