import { createUniqueName } from '../testing/customer.ts';
import {
  CROISSANT,
  createEmbeddedCustomer,
  getElement,
  PLAIN_PAGE,
  SHAKSHUKA,
  setAttribute,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { listGlobals, listStorage, readHostState } from '../testing/hosts/host-globals.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const arabicTexts = createTextPatterns('ar');

test.use({ viewport: TALL_VIEWPORT });

test('an element leaves the host page unchanged after a whole order and after its removal', async ({
  page,
}) => {
  await page.route('**/order-app.js', (route) => route.abort());
  await page.goto(PLAIN_PAGE);
  const globalsWithoutElement = await listGlobals(page);
  const { scroll: _, ...stateWithoutElement } = await readHostState(page);
  await page.unroute('**/order-app.js');
  await page.reload();

  const customer = createEmbeddedCustomer(page);
  await expect(customer.tab('tabs.home')).toBeVisible();
  await getElement(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const stateBefore = await readHostState(page);
  expect(stateBefore).toMatchObject(stateWithoutElement);

  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  const dialog = await customer.openDish(SHAKSHUKA);
  await dialog.getByRole('button', { name: customer.texts.containing('item.addToCart') }).click();
  await expect(dialog).toBeHidden();
  await setAttribute(page, 'locale', 'ar');
  await expect(customer.app.getByRole('searchbox', { name: arabicTexts.exact('menu.search') })).toBeVisible();
  await setAttribute(page, 'locale', 'en');
  await customer.openCart();
  await customer.goToCheckout();
  await customer.fillDetails({ name: createUniqueName(), phone: '50012345' });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toContainText(customer.texts.containing('order.received'));

  expect(await readHostState(page)).toEqual(stateBefore);
  expect(await listGlobals(page)).toEqual(globalsWithoutElement);

  await test.step('stores data in the browser only under keys with the app’s prefix', async () => {
    const { local: localKeys, session: sessionKeys, ...otherStorage } = await listStorage(page);
    expect(localKeys.length).toBeGreaterThan(0);
    expect([...localKeys, ...sessionKeys].filter((key) => !key.startsWith('order-app:'))).toEqual([]);
    expect(otherStorage).toEqual({ databases: [], caches: [], workers: 0 });
  });

  await getElement(page).evaluate((element) => element.replaceWith(document.createElement('order-app')));
  expect(await readHostState(page)).toEqual(stateBefore);
});
