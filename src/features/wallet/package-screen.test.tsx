// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { wireTransaction } from '../../stores/testing/payment-stores.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import { PackageScreen } from './package-screen.tsx';
import { openWallet } from './testing/render-wallet-screen.tsx';

const user = userEvent.setup();

it('uses the word top-up, not order, while the customer pays for a package', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  let sendResponse = () => {};
  const pendingResponse = new Promise<void>((resolve) => {
    sendResponse = resolve;
  });
  const transaction = wireTransaction({ order_id: null, package_id: 'regular', payment_type: 1 });
  await openWallet('/demo/wallet/regular', PackageScreen, {
    'webapp/wallet/buy': async () => {
      await pendingResponse;
      return { body: { transaction } };
    },
  });
  const payButton = await screen.findByRole('button', { name: /^Pay 10\.000/ });
  expect(screen.getByText('Pay on a secure page')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/order/i);
  await user.click(payButton);
  expect(await screen.findByText('One moment. You haven’t been charged yet.')).toBeTruthy();
  sendResponse();
  expect(await screen.findByText(wholeText(/^Top-up · .*Pay online$/))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to payment page' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/order/i);
});

it.each([
  ['payment_unavailable', 'This payment method isn’t available for top-ups. Please choose another one.'],
  ['not_found', 'This top-up is no longer available'],
  ['wallet_off', 'Wallet not available'],
  ['key_reused', 'Payment failed'],
])('says why the server refused a top-up with the code “%s”', async (code, message) => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await openWallet('/demo/wallet/regular', PackageScreen, {
    'webapp/wallet/buy': { status: 422, body: { error: 1, code, message: 'No' } },
  });
  await user.click(await screen.findByRole('button', { name: /^Pay 10\.000/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pay 10\.000/ })).toBeTruthy();
});
