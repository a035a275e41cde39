import { FULL_ONLY } from '../../test-scope.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { PHONE } from '../testing/devices.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. The bakery closes at 22:00, and takes orders for pickup until 21:30. */
const test = testAt({ now: '2026-03-04T20:45:00+03:00', businesses: ['demo-bakery'] });
test.use({ viewport: PHONE });

test('announces the time of last orders an hour ahead, and says at checkout that it has passed', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  const customer = createCustomer(page);
  const { texts } = customer;
  const lastOrders = page.getByText(texts.exact('time.lastOrders', { time: '9:30 PM' }));
  await page.goto('/demo-bakery/car_pickup');
  await customer.button('consent.decline').click();
  await expect(lastOrders.first()).toBeVisible();
  await customer.addDirectly('Sesame ring');
  await customer.openCart();
  await expect(lastOrders.first()).toBeVisible();
  await customer.goToCheckout();
  await expect(lastOrders.first()).toBeVisible();

  backend.setNow('2026-03-04T21:30:01+03:00');
  await page.clock.fastForward('45:02');
  await expect(page.getByText(texts.containing('schedule.news.closed'))).toBeVisible();
  await expect(lastOrders).toHaveCount(0);
  await page.goto('/demo-bakery/car_pickup');
  await expect(page.getByText(texts.containing('schedule.closedLater'))).toBeVisible();
  await customer.openCart();
  await expect(page.getByText('Sesame ring').first()).toBeVisible();
});

test(
  'asks the customer to confirm an order that is ready after closing time or on the next day',
  FULL_ONLY,
  async ({ page, backend }) => {
    backend.setNow('2026-03-04T21:50:00+03:00');
    const file = readDemoFile('demo-bakery') as { branches: object[] };
    const branches = file.branches.map((branch) => ({ ...branch, last_orders: undefined }));
    await backend.import({ ...file, branches });
    await page.clock.install();
    const customer = createCustomer(page);
    const { texts } = customer;
    const confirmDialog = page.getByRole('dialog', { name: texts.exact('schedule.confirm.title') });
    await page.goto('/demo-bakery/car_pickup');
    await customer.button('consent.decline').click();
    await customer.prepareOrder('Sesame ring', { name: createUniqueName(), phone: '50012345' });
    await customer.placeOrderButton.click();
    await expect(confirmDialog).toContainText(
      texts.containing('schedule.confirm.afterClosing', { closes: '10:00 PM' }),
    );
    await page.keyboard.press('Escape');
    await expect(customer.placeOrderButton).toBeFocused();

    backend.setNow('2026-03-04T22:00:01+03:00');
    await page.clock.fastForward('10:02');
    await customer.button('schedule.gotIt').click();
    await customer.placeOrderButton.click();
    await expect(confirmDialog).toContainText(/Tomorrow, Thursday.*8:00 AM.*9:00 AM/);
    await confirmDialog.getByRole('button', { name: texts.exact('schedule.confirm.yes') }).click();
    await expect(customer.currentStep).toContainText(texts.containing('status.10'));
  },
);
