// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantBody, wireUser } from '../../api/testing/wire-examples.ts';
import '../../ui/testing/render-ui.ts';
import { LoginScreen } from './login-screen.tsx';
import {
  errorResponse,
  getButton,
  getTextField,
  openAsGuest,
  user,
} from './testing/render-account-screen.tsx';

const LOGIN_PATH = 'webapp/verify';
const WHATSAPP_LOGIN_PATH = 'webapp/verify-by-whatsapp';
const PASSWORD_LOGIN_PATH = 'webapp/login';
const loginResponse = (userOverrides = {}) => ({ body: { token: 't', user: wireUser(userOverrides) } });
const findNavigationTo = (path: string) => screen.findByText(`Went to ${path}`);
const findCodeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /code$/ });

beforeEach(() => sessionStorage.clear());

async function requestCode() {
  await user.click(getTextField(/^Phone/));
  await user.paste('55512345');
  await user.click(getButton('Send code'));
  return findCodeField();
}

describe('the login', () => {
  // @spec paths/login, screens/login-s-section-for-one
  // @spec calls/post-webapp-verify-by-whatsapp, guards/auth
  it('logs in with a code sent to the phone, and returns to the page that required the login', async () => {
    const { listRequestsTo } = await openAsGuest('/demo/login?to=/demo/wallet/home', LoginScreen, {
      [WHATSAPP_LOGIN_PATH]: loginResponse(),
    });
    expect(screen.getByText(/Log in to continue/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    await user.type(await requestCode(), '123456');
    await findNavigationTo('/demo/wallet/home');
    expect(listRequestsTo('send-otp')[0]?.body).toMatchObject({ dial_code: '+965', channel: 'whatsapp' });
    expect(listRequestsTo(WHATSAPP_LOGIN_PATH)[0]?.body).toMatchObject({ phone: '55512345', code: '123456' });
  });

  it('logs in with a pasted phone link that contains direction marks and an extension', async () => {
    const { listRequestsTo } = await openAsGuest('/demo/login', LoginScreen, {});
    await user.click(getTextField(/^Phone/));
    await user.paste('\u202atel:+965-5551-2345;ext=12\u202c');
    await user.click(getButton('Send code'));
    await waitFor(() => expect(listRequestsTo('send-otp')).toHaveLength(1));
    expect(listRequestsTo('send-otp')[0]?.body).toMatchObject({ dial_code: '+965', phone: '55512345' });
  });

  it('lists the supported countries when login codes cannot be sent to the country of the phone number', async () => {
    await openAsGuest('/demo/login', LoginScreen, {
      'send-otp': {
        status: 422,
        body: { error: 1, code: 'phone_country', message: 'No', countries: ['DE', 'AT'] },
      },
    });
    await user.type(getTextField(/^Phone/), '55512345');
    await user.click(getButton('Send code'));
    expect(await screen.findByText(/We can send them to: Germany and Austria\.$/)).toBeTruthy();
  });

  it('asks for a mobile number when login codes cannot be sent to the customer’s type of number', async () => {
    await openAsGuest('/demo/login', LoginScreen, {
      'send-otp': { status: 422, body: { error: 1, code: 'phone_type', message: 'No' } },
    });
    await user.type(getTextField(/^Phone/), '900123456');
    await user.click(getButton('Send code'));
    expect(await screen.findByText(/type of number\. Please use a mobile number\.$/)).toBeTruthy();
  });

  it.each([
    ['another site', 'https://evil.test/'],
    ['another business', '/other/profile'],
    ['an unknown page', '/demo/nothing/at/all/here'],
    ['the login', '/demo/login'],
  ])('opens the profile after the login when the return path is %s', async (_, returnPath) => {
    await openAsGuest(`/demo/login?to=${returnPath}`, LoginScreen, { [LOGIN_PATH]: loginResponse() });
    await user.type(await requestCode(), '123456');
    await findNavigationTo('/demo/profile');
  });

  it('opens the remembered return path after the login when the URL no longer contains it', async () => {
    const firstVisit = await openAsGuest('/demo/login?to=/demo/locations', LoginScreen);
    firstVisit.stop();
    document.body.replaceChildren();
    await openAsGuest('/demo/login', LoginScreen, { [LOGIN_PATH]: loginResponse() });
    await user.type(await requestCode(), '123456');
    await findNavigationTo('/demo/locations');
  });

  // @spec calls/post-webapp-verify
  it('asks a new customer for a name after the login', async () => {
    const { listRequestsTo } = await openAsGuest('/demo/login', LoginScreen, {
      [LOGIN_PATH]: loginResponse({ name: '' }),
      'webapp/update-profile': { body: { user: wireUser() } },
    });
    await user.type(await requestCode(), '123456');
    const nameField = await screen.findByRole('textbox', { name: 'What’s your name?' });
    await waitFor(() => expect(document.activeElement).toBe(nameField));
    await user.click(getButton('Continue'));
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    await user.type(nameField, ' Noor ');
    await user.click(getButton('Continue'));
    await findNavigationTo('/demo/profile');
    expect(listRequestsTo('webapp/update-profile')[0]?.body).toEqual({ name: 'Noor' });
  });

  it.each([
    [
      'an incorrect code',
      errorResponse(422, 'code_wrong', { tries_left: 1 }),
      'That code is incorrect. You have 1 try left.',
    ],
    [
      'an expired code',
      errorResponse(422, 'code_expired'),
      'That code has expired. Please request a new one.',
    ],
    [
      'too many incorrect codes',
      errorResponse(422, 'code_blocked'),
      'Too many incorrect codes. Please request a new one.',
    ],
    [
      'a lost connection',
      'lost' as const,
      'We couldn’t reach the server. Check your connection and try again.',
    ],
  ])(
    'explains why the login failed and empties the code field after %s',
    async (_, response, explanation) => {
      await openAsGuest('/demo/login', LoginScreen, { [LOGIN_PATH]: response });
      await user.type(await requestCode(), '123456');
      expect(await screen.findByText(explanation)).toBeTruthy();
      const codeField = await findCodeField();
      expect(codeField.value).toBe('');
      expect(document.activeElement).toBe(codeField);
    },
  );

  // @spec authentication/one-time-code
  // @spec constants/one-time-code-timer-30
  it('shows when the customer can request another login code', async () => {
    await openAsGuest('/demo/login', LoginScreen);
    await requestCode();
    expect(screen.getByText(/new code in 0:(30|29)/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
  });

  // @spec more-calls/post-webapp-resend-otp
  it('resends the login code by WhatsApp after the waiting time', async () => {
    const { listRequestsTo } = await openAsGuest('/demo/login', LoginScreen, {
      'send-otp': { body: { resend_after_seconds: 0 } },
      'webapp/resend-otp': { body: { resend_after_seconds: 30 } },
    });
    await requestCode();
    await user.click(await screen.findByRole('button', { name: 'Send by WhatsApp' }, { timeout: 4000 }));
    expect(await screen.findByText(/WhatsApp/)).toBeTruthy();
    expect(listRequestsTo('webapp/resend-otp')[0]?.body).toMatchObject({ channel: 'whatsapp' });
  });

  it('lets the customer return from the login code to the phone number and change the number', async () => {
    await openAsGuest('/demo/login', LoginScreen);
    await requestCode();
    await user.click(getButton('Use another number'));
    await user.clear(getTextField(/^Phone/));
    await user.click(getButton('Send code'));
    expect(screen.getByText('Please enter your phone number')).toBeTruthy();
  });

  // @spec calls/post-webapp-login
  it('logs in with a password and does not reveal whether the number or the password is wrong', async () => {
    const { listRequestsTo } = await openAsGuest('/demo/login', LoginScreen, {
      [PASSWORD_LOGIN_PATH]: errorResponse(422, 'password_wrong'),
    });
    await user.click(getButton('Log in with a password'));
    await user.type(getTextField(/^Phone/), '55512345');
    await user.type(screen.getByLabelText(/^Password/), 'short');
    await user.click(getButton('Log in'));
    expect(screen.getByText(/at least 8/)).toBeTruthy();
    expect(listRequestsTo(PASSWORD_LOGIN_PATH)).toHaveLength(0);
    await user.type(screen.getByLabelText(/^Password/), 'er now{Enter}');
    expect(await screen.findByText('Incorrect phone number or password')).toBeTruthy();
    expect(listRequestsTo(PASSWORD_LOGIN_PATH)[0]?.body).toMatchObject({ password: 'shorter now' });
  });

  // @spec calls/post-webapp-register-whatsapp, calls/post-webapp-verify-by-whatsapp
  it('registers a new customer with a name and a code by WhatsApp', async () => {
    const { listRequestsTo } = await openAsGuest('/demo/login', LoginScreen, {
      'webapp/register-whatsapp': { body: { resend_after_seconds: 30, expires_in_seconds: 300 } },
      [WHATSAPP_LOGIN_PATH]: loginResponse(),
    });
    await user.click(getButton('I’m new here'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create account');
    await user.type(getTextField(/^Name/), 'Noor');
    await user.type(getTextField(/^Phone/), '55512345');
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    await user.click(getButton('Create account'));
    await user.type(await findCodeField(), '123456');
    await findNavigationTo('/demo/profile');
    expect(listRequestsTo('webapp/register-whatsapp')[0]?.body).toMatchObject({
      name: 'Noor',
      phone: '55512345',
    });
  });

  it('offers no choice between SMS and WhatsApp when the business sends codes only by WhatsApp', async () => {
    const { listRequestsTo } = await openAsGuest('/demo/login', LoginScreen, {
      'webapp/v5/restaurant/': { body: restaurantBody({ code_channels: ['whatsapp'] }) },
      [WHATSAPP_LOGIN_PATH]: loginResponse(),
    });
    expect(screen.queryByRole('radio', { name: 'SMS' })).toBeNull();
    await user.type(await requestCode(), '123456');
    await findNavigationTo('/demo/profile');
    expect(listRequestsTo('send-otp')[0]?.body).toMatchObject({ channel: 'whatsapp' });
  });

  // @spec entities/payment-methods-enable-wallet-disable
  // @spec calls/post-webapp-register
  it('registers with a password when the business sends no codes', async () => {
    const { listRequestsTo } = await openAsGuest('/demo/login', LoginScreen, {
      'webapp/v5/restaurant/': { body: restaurantBody({ disable_otp: true }) },
      'webapp/register': { body: { resend_after_seconds: 0, token: 't', user: wireUser() } },
    });
    await user.click(getButton('I’m new here'));
    await user.type(getTextField(/^Name/), 'Noor');
    await user.type(getTextField(/^Phone/), '55512345');
    await user.type(screen.getByLabelText(/^Password/), 'longer than eight');
    await user.click(getButton('Create account'));
    await findNavigationTo('/demo/profile');
    expect(listRequestsTo('webapp/register')[0]?.body).toMatchObject({
      name: 'Noor',
      password: 'longer than eight',
    });
    expect(listRequestsTo('send-otp')).toHaveLength(0);
  });
});
