// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantBody, wireUser } from '../../api/testing/wire-examples.ts';
import '../../ui/testing/render-ui.ts';
import { LoginScreen } from './login-screen.tsx';
import { button, field, openAsGuest, refusal, user } from './testing/render-account-screen.tsx';

const LOGIN = 'webapp/login';
const session = (change = {}) => ({ body: { token: 't', user: wireUser(change) } });
const went = (path: string) => screen.findByText(`Went to ${path}`);
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: /code$/ });

beforeEach(() => sessionStorage.clear());

async function askForCode() {
  await user.type(field(/^Phone/), '55512345');
  await user.click(button('Send code'));
  return code();
}

describe('the login', () => {
  // @spec paths/login, screens/login-s-section-for-one
  it('sends a code to the number, takes it, and leads to where the customer was going', async () => {
    const { paths } = await openAsGuest('/demo/login?to=/demo/wallet/home', LoginScreen, {
      [LOGIN]: session(),
    });
    expect(screen.getByText(/Log in to continue/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    await user.type(await askForCode(), '123456');
    await went('/demo/wallet/home');
    expect(paths('send-otp')[0]?.body).toMatchObject({ dial_code: '+965', channel: 'whatsapp' });
    expect(paths(LOGIN)[0]?.body).toMatchObject({ phone: '55512345', code: '123456' });
  });

  it.each([
    ['another site', 'https://evil.test/'],
    ['another business', '/other/profile'],
    ['nowhere', '/demo/nothing/at/all/here'],
    ['itself', '/demo/login'],
  ])('leads to the profile rather than to %s', async (_, to) => {
    await openAsGuest(`/demo/login?to=${to}`, LoginScreen, { [LOGIN]: session() });
    await user.type(await askForCode(), '123456');
    await went('/demo/profile');
  });

  it('remembers where to lead also when the address does not', async () => {
    const first = await openAsGuest('/demo/login?to=/demo/locations', LoginScreen);
    first.stop();
    document.body.replaceChildren();
    await openAsGuest('/demo/login', LoginScreen, { [LOGIN]: session() });
    await user.type(await askForCode(), '123456');
    await went('/demo/locations');
  });

  it('asks who is new for a name, which may be left', async () => {
    const { paths } = await openAsGuest('/demo/login', LoginScreen, {
      [LOGIN]: session({ name: '' }),
      'webapp/update-profile': { body: { user: wireUser() } },
    });
    await user.type(await askForCode(), '123456');
    const name = await screen.findByRole('textbox', { name: 'What’s your name?' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.click(button('Continue'));
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    await user.type(name, ' Noor ');
    await user.click(button('Continue'));
    await went('/demo/profile');
    expect(paths('webapp/update-profile')[0]?.body).toEqual({ name: 'Noor' });
  });

  it.each([
    [refusal(422, 'code_wrong', { tries_left: 1 }), 'That code is incorrect. You have 1 try left.'],
    [refusal(422, 'code_expired'), 'That code has expired. Please request a new one.'],
    [refusal(422, 'code_blocked'), 'Too many incorrect codes. Please request a new one.'],
    ['lost' as const, 'We couldn’t reach the server. Check your connection and try again.'],
  ])('says what is wrong with a code, empties the field and stays in it (%#)', async (reply, text) => {
    await openAsGuest('/demo/login', LoginScreen, { [LOGIN]: reply });
    await user.type(await askForCode(), '123456');
    expect(await screen.findByText(text)).toBeTruthy();
    const again = await code();
    expect(again.value).toBe('');
    expect(document.activeElement).toBe(again);
  });

  // @spec authentication/one-time-code
  it('sends another code only after a while, and says when', async () => {
    await openAsGuest('/demo/login', LoginScreen);
    await askForCode();
    expect(screen.getByText(/new code in 0:(30|29)/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
  });

  it('sends it again, or by the other way, once the time is over', async () => {
    const { paths } = await openAsGuest('/demo/login', LoginScreen, {
      'send-otp': { body: { resend_after_seconds: 0 } },
      'webapp/resend-otp': { body: { resend_after_seconds: 30 } },
    });
    await askForCode();
    await user.click(await screen.findByRole('button', { name: 'Send by WhatsApp' }, { timeout: 4000 }));
    expect(await screen.findByText(/WhatsApp/)).toBeTruthy();
    expect(paths('webapp/resend-otp')[0]?.path).toMatch(/channel=whatsapp/);
  });

  it('takes another number, with the one before in the field', async () => {
    await openAsGuest('/demo/login', LoginScreen);
    await askForCode();
    await user.click(button('Use another number'));
    await user.clear(field(/^Phone/));
    await user.click(button('Send code'));
    expect(screen.getByText('Please enter your phone number')).toBeTruthy();
  });

  it('goes by password too, and says no more than that both do not go together', async () => {
    const { paths } = await openAsGuest('/demo/login', LoginScreen, {
      [LOGIN]: refusal(422, 'password_wrong'),
    });
    await user.click(button('Log in with a password'));
    await user.type(field(/^Phone/), '55512345');
    await user.type(screen.getByLabelText(/^Password/), 'short');
    await user.click(button('Log in'));
    expect(screen.getByText(/at least 8/)).toBeTruthy();
    expect(paths(LOGIN)).toHaveLength(0);
    await user.type(screen.getByLabelText(/^Password/), 'er now{Enter}');
    expect(await screen.findByText('Incorrect phone number or password')).toBeTruthy();
    expect(paths(LOGIN)[0]?.body).toMatchObject({ password: 'shorter now' });
  });

  // @spec entities/payment-methods-enable-wallet-disable
  it('opens accounts with a password where no codes are sent', async () => {
    const { paths } = await openAsGuest('/demo/login', LoginScreen, {
      'webapp/v5/restaurant/': { body: restaurantBody({ disable_otp: true }) },
      'webapp/register': { body: { resend_after_seconds: 0, token: 't', user: wireUser() } },
    });
    await user.click(button('I’m new here'));
    await user.type(field(/^Name/), 'Noor');
    await user.type(field(/^Phone/), '55512345');
    await user.type(screen.getByLabelText(/^Password/), 'longer than eight');
    await user.click(button('Create account'));
    await went('/demo/profile');
    expect(paths('webapp/register')[0]?.body).toMatchObject({ name: 'Noor', password: 'longer than eight' });
    expect(paths('send-otp')).toHaveLength(0);
  });
});
