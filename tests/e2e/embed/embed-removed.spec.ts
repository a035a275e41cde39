import { createUniqueName } from '../testing/customer.ts';
import {
  CROISSANT,
  createEmbeddedCustomer,
  findCartBar,
  getElement,
  recordConsole,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { readRunningResources, trackResources } from '../testing/hosts/running-resources.ts';
import { BALALEET, FORMATTED_PHONE, PHONE_NUMBER } from '../testing/screens/cafe-order.ts';
import { getScroller } from '../testing/screens/scroller.ts';
import { expect, test } from '../testing/test.ts';

// These tests count timers and listeners, and waiting for the app would add more.
test.use({ waitsForApp: false });

test.use({ viewport: TALL_VIEWPORT });

test('a removed element stops its timers, its event stream and its requests', async ({ page }) => {
  // Start recording first, so that its listeners are not counted.
  const consoleMessages = await recordConsole(page);
  await trackResources(page);
  await page.goto('/demo/spa.html');
  const customer = createEmbeddedCustomer(page);
  await expect(customer.landing).toBeVisible();
  const removeButton = page.getByRole('button', { name: 'Remove', exact: true });
  const putBackButton = page.getByRole('button', { name: 'Put back', exact: true });

  const expectNoActivityAfterRemoval = async (screen: string) => {
    await removeButton.click();
    // Pending work finishes first.
    await expect
      .poll(() => readRunningResources(page), { message: `running after removal ${screen}` })
      .toEqual({ timers: [], streams: 0, listeners: [] });
    const requests: string[] = [];
    // The scripts of the next screens load once per page, so they do not count.
    const recordRequest = (request: { url(): string }) =>
      void (request.url().includes('/assets/') || requests.push(request.url()));
    page.on('request', recordRequest);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('popstate'));
    });
    // No event marks the absence of requests, so the test waits for a fixed time.
    await page.waitForTimeout(500);
    page.off('request', recordRequest);
    expect(requests, `requests after removal ${screen}`).toEqual([]);
    await putBackButton.click();
  };

  await expectNoActivityAfterRemoval('at the landing page');
  await customer.choosePickup();
  await expectNoActivityAfterRemoval('at the menu');
  await customer.addDirectly(BALALEET);
  await expectNoActivityAfterRemoval('at the search');
  await customer.openCart();
  await expectNoActivityAfterRemoval('at the cart');
  await customer.goToCheckout();
  await customer.fillDetails({ name: createUniqueName(), phone: PHONE_NUMBER });
  // Wait until the checkout has requested the price.
  await page.waitForLoadState('networkidle');
  await expectNoActivityAfterRemoval('at the checkout');
  await expect(customer.field('checkout.phone')).toHaveValue(FORMATTED_PHONE);
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  await expect.poll(async () => (await readRunningResources(page)).streams).toBe(1);
  await expectNoActivityAfterRemoval('at an order with live updates');
  await expect(customer.currentStep).toBeVisible();
  await expect.poll(async () => (await readRunningResources(page)).streams).toBe(1);
  expect(consoleMessages).toEqual([]);
});

test('a moved element keeps typed text, selections and the scroll position of its menu', async ({ page }) => {
  await page.goto('/demo/spa.html');
  const moveButton = page.getByRole('button', { name: 'Move', exact: true });
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  const scroller = getScroller(page);
  await scroller.evaluate((main) => {
    main.scrollTop = 900;
  });
  await expect.poll(() => scroller.evaluate((main) => main.scrollTop)).toBe(900);
  // The app stores the position when scrolling stops.
  await page.waitForTimeout(400);
  await moveButton.click();
  await expect.poll(() => scroller.evaluate((main) => main.scrollTop)).toBe(900);

  const dialog = await customer.openDish(CROISSANT);
  await moveButton.evaluate((button: HTMLElement) => button.click());
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await customer.addDirectly(BALALEET);
  await expect(findCartBar(customer, 1)).toBeVisible();
  await expect(customer.searchField).toHaveValue(BALALEET);
  await moveButton.click();
  await expect(customer.searchField).toHaveValue(BALALEET);
  await customer.openCart();
  await customer.goToCheckout();
  const details = { name: createUniqueName(), phone: PHONE_NUMBER };
  await customer.fillDetails(details);
  const note = customer.app.getByRole('textbox', { name: customer.texts.containing('checkout.noteLabel') });
  await note.fill('By the blue door');
  await moveButton.click();
  await expect(customer.field('checkout.name')).toHaveValue(details.name);
  await expect(customer.field('checkout.phone')).toHaveValue(FORMATTED_PHONE);
  await expect(note).toHaveValue('By the blue door');
});

test('an element moved with moveBefore is not rendered again', async ({ page }) => {
  await page.goto('/demo/spa.html');
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  const dialog = await customer.openDish(CROISSANT);
  const isSameDialog = await getElement(page).evaluate((element) => {
    const dialog = element.shadowRoot?.querySelector('dialog[open]');
    const [, secondPlace] = document.querySelectorAll('[data-place]');
    (secondPlace as Element & { moveBefore(node: Node, before: Node | null): void }).moveBefore(
      element,
      null,
    );
    return !!dialog && element.shadowRoot?.querySelector('dialog[open]') === dialog;
  });
  expect(isSameDialog).toBe(true);
  await expect(dialog).toBeVisible();
});
