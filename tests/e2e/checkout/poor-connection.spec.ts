import { FULL_ONLY } from '../../test-scope.ts';
import { ScreenReader } from '../testing/accessibility/screen-reader.ts';
import { createCustomer } from '../testing/customer.ts';
import { createDeferred } from '../testing/deferred.ts';
import { CROISSANT } from '../testing/hosts/embedded.ts';
import { prepareCafeOrder } from '../testing/screens/cafe-order.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');

test('adds an item and announces it, even while other scripts are still loading', async ({ page }) => {
  const screenReader = await ScreenReader.start(page);
  const customer = createCustomer(page, 'en');
  await page.goto('/demo-cafe');
  await page.waitForLoadState('networkidle');
  const slowScripts = createDeferred();
  await page.route('**/assets/*.js', async (route) => {
    await slowScripts.promise;
    await route.continue();
  });
  await customer.choosePickup();
  await page.getByRole('button', { name: texts.exact('menu.add', { name: CROISSANT }) }).click();
  await screenReader.expectAnnouncement(texts.exact('menu.added', { name: CROISSANT }));
  slowScripts.resolve();
});

test('moves nothing on the current screen while the next screen loads slowly', async ({ page }) => {
  const customer = createCustomer(page, 'en');
  const slowScript = createDeferred();
  await page.route('**/assets/settings-screen*.js', async (route) => {
    await slowScript.promise;
    await route.continue();
  });
  await page.goto('/demo-cafe/car_pickup');
  await expect(page.getByRole('article').first()).toBeVisible();
  const main = page.getByRole('main');
  const boxBefore = await main.boundingBox();
  await customer.tab('tabs.more').click();
  await expect(page.getByRole('status').filter({ hasText: texts.exact('ui.loading') })).toBeVisible();
  expect(await main.boundingBox()).toEqual(boxBefore);
  slowScript.resolve();
  await expect(customer.heading('settings.title')).toBeVisible();
});

test('polls the status of an order if event streams do not work', FULL_ONLY, async ({ page, operator }) => {
  const { customer } = await prepareCafeOrder(page);
  await page.route('**/api/webapp/update-order-events/**', (route) =>
    route.request().headers().accept?.includes('text/event-stream')
      ? route.fulfill({ status: 502, body: 'Bad gateway' })
      : route.continue(),
  );
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toContainText(texts.containing('order.received'));
  await operator.pressOrderButton(await customer.readOrderNumber(), 'Accept');
  await expect(customer.currentStep).toContainText(texts.containing('status.1'));
});
