import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { logIn } from '../testing/accounts.ts';
import { createCustomer } from '../testing/customer.ts';
import { PHONE } from '../testing/devices.ts';
import { Payer } from '../testing/payer.ts';
import { BALALEET } from '../testing/screens/cafe-order.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday noon in Kuwait. */
const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE });

// @spec more-calls/post-webapp-wallet-buy, more-calls/get-webapp-wallet-user-id
test('a customer tops up the wallet and pays from it, and gets the amount back when the shop rejects the order', async ({
  page,
  backend,
  operator,
}) => {
  const payer = new Payer(createCustomer(page));
  const { customer, name } = payer;
  const { texts } = customer;
  const expectBalance = (amount: number) =>
    expect(page.getByText(texts.money(amount, 'KWD')).first(), `balance of ${amount}`).toBeVisible();
  await logIn(page, backend.origin, { phone: '50030001', name });
  await page.goto('/demo-cafe/profile');
  const walletLink = customer.app.getByRole('link', { name: texts.containing('profile.wallet') });
  await walletLink.click();
  await expect(customer.heading('wallet.title')).toBeVisible();
  await expectBalance(0);
  expect(await findSeriousBarriers(page)).toEqual([]);

  await customer.link('wallet.topUp').click();
  await expect(customer.heading('wallet.packages')).toBeVisible();
  expect(await findSeriousBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: /^Regular/ }).click();
  await expect(payer.method(4)).toBeChecked();
  await expect(payer.method(2), 'cash cannot buy a package').toHaveCount(0);
  expect(await findSeriousBarriers(page)).toEqual([]);
  const payButton = page.getByRole('button', {
    name: texts.containing('wallet.payFor', { amount: /10\.000.*/ }),
  });
  await payButton.click();
  await payer.expectGateway(page);
  await payer.pressChoice(page, 'decline');
  await expect(page.getByText(texts.exact('payment.declined'))).toBeVisible();
  await payButton.click();
  await payer.expectGateway(page);
  await payer.pressChoice(page, 'pay');
  await expect(page.getByText(texts.containing('wallet.bought', { amount: /11\.000.*/ }))).toBeVisible();
  await expectBalance(11);
  expect(await findSeriousBarriers(page)).toEqual([]);

  await page.goto('/demo-cafe/profile');
  await expect(walletLink).toContainText('11.000');

  const openCheckout = async () => {
    await page.goto('/demo-cafe/car_pickup');
    await customer.addDirectly(BALALEET);
    await customer.openCart();
    await customer.goToCheckout();
  };
  const walletCheckbox = page.getByRole('checkbox', { name: texts.containing('wallet.use') });
  await openCheckout();
  await walletCheckbox.check();
  await expect(page.getByText(texts.exact('wallet.covers'))).toBeVisible();
  await expect(customer.placeOrderButton).toContainText('0.000');
  expect(await findSeriousBarriers(page)).toEqual([]);
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  const firstNumber = await customer.readOrderNumber();
  await expect(page.getByText(texts.containing('cart.wallet')).first()).toBeVisible();
  await expect(page.getByText(texts.containing('order.paidByWallet'))).toBeVisible();
  await operator.pressOrderButton(firstNumber, 'Accept');

  // The checkbox keeps the choice from the last order.
  await openCheckout();
  await expect(walletCheckbox).toBeChecked();
  await expect(page.getByText(texts.exact('wallet.covers'))).toBeVisible();
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  const secondNumber = await customer.readOrderNumber();
  await page.goto('/demo-cafe/wallet/history');
  const findRow = (key: 'order' | 'returned', number: string) =>
    page.getByRole('listitem').filter({ hasText: texts.containing(`wallet.reason.${key}`, { number }) });
  await expect(findRow('order', secondNumber)).toContainText(texts.containing('wallet.held'));
  await expect(findRow('order', firstNumber)).not.toContainText(texts.containing('wallet.held'));
  expect(await findSeriousBarriers(page)).toEqual([]);
  await operator.pressOrderButton(secondNumber, 'Reject');
  await page.reload();
  await expect(findRow('returned', secondNumber)).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(4);
});
