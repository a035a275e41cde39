import { uniqueName } from '../testing/customer.ts';
import {
  CROISSANT,
  cartBar,
  createEmbeddedCustomer,
  getElement,
  HIGH,
  recordConsole,
} from '../testing/hosts/embedded.ts';
import { readRunningResources, trackResources } from '../testing/hosts/running-resources.ts';
import { BALALEET, PHONE_NUMBER, PHONE_SHOWN } from '../testing/screens/cafe-order.ts';
import { getScroller } from '../testing/screens/scroller.ts';
import { expect, test } from '../testing/test.ts';

// The wait for the app would itself count as something that runs in the page.
test.use({ waitsForApp: false });

test.use({ viewport: HIGH });

test('a removed element stops its timers, its event stream and its requests', async ({ page }) => {
  // First, so that its own listeners are in no book.
  const noise = await recordConsole(page);
  await trackResources(page);
  await page.goto('/demo/spa.html');
  const customer = createEmbeddedCustomer(page);
  await expect(customer.landing).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  const putBack = page.getByRole('button', { name: 'Put back', exact: true });

  const expectSilence = async (where: string) => {
    await remove.click();
    // What was on its way arrives, and what it sets off runs out.
    await expect
      .poll(() => readRunningResources(page), { message: `at rest, taken out ${where}` })
      .toEqual({ timers: [], streams: 0, listeners: [] });
    const requests: string[] = [];
    // The next screens' code is fetched once for the whole page, whoever is in it.
    const note = (request: { url(): string }) =>
      void (request.url().includes('/assets/') || requests.push(request.url()));
    page.on('request', note);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('popstate'));
    });
    // No state says that nothing is asked for: it has this long to be.
    await page.waitForTimeout(500);
    page.off('request', note);
    expect(requests, `asked for while taken out ${where}`).toEqual([]);
    await putBack.click();
  };

  await expectSilence('at the landing page');
  await customer.choosePickup();
  await expectSilence('at the menu');
  await customer.addDirectly(BALALEET);
  await expectSilence('at the search');
  await customer.openCart();
  await expectSilence('at the cart');
  await customer.goToCheckout();
  await customer.fillDetails({ name: uniqueName(), phone: PHONE_NUMBER });
  await expectSilence('at the checkout');
  await expect(customer.field('checkout.phone')).toHaveValue(PHONE_SHOWN);
  await customer.placeOrder.click();
  await expect(customer.currentStep).toBeVisible();
  await expect.poll(async () => (await readRunningResources(page)).streams).toBe(1);
  await expectSilence('at an order that is followed');
  await expect(customer.currentStep).toBeVisible();
  await expect.poll(async () => (await readRunningResources(page)).streams).toBe(1);
  expect(noise).toEqual([]);
});

test('a moved element keeps typed text, selections and the scroll position of its menu', async ({ page }) => {
  await page.goto('/demo/spa.html');
  const move = page.getByRole('button', { name: 'Move', exact: true });
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  const scroller = getScroller(page);
  await scroller.evaluate((main) => {
    main.scrollTop = 900;
  });
  await expect.poll(() => scroller.evaluate((main) => main.scrollTop)).toBe(900);
  // Its place is noted once it rests.
  await page.waitForTimeout(400);
  await move.click();
  await expect.poll(() => scroller.evaluate((main) => main.scrollTop)).toBe(900);

  const dialog = await customer.openDish(CROISSANT);
  await move.evaluate((button: HTMLElement) => button.click());
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((open) => open.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await customer.addDirectly(BALALEET);
  await expect(cartBar(customer, 1)).toBeVisible();
  await expect(customer.searchField).toHaveValue(BALALEET);
  await move.click();
  await expect(customer.searchField).toHaveValue(BALALEET);
  await customer.openCart();
  await customer.goToCheckout();
  const details = { name: uniqueName(), phone: PHONE_NUMBER };
  await customer.fillDetails(details);
  const note = customer.app.getByRole('textbox', { name: customer.texts.containing('checkout.noteLabel') });
  await note.fill('By the blue door');
  await move.click();
  await expect(customer.field('checkout.name')).toHaveValue(details.name);
  await expect(customer.field('checkout.phone')).toHaveValue(PHONE_SHOWN);
  await expect(note).toHaveValue('By the blue door');
});

test('an element moved with moveBefore is not rendered again', async ({ page }) => {
  await page.goto('/demo/spa.html');
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  const dialog = await customer.openDish(CROISSANT);
  const isSame = await getElement(page).evaluate((element) => {
    const dialog = element.shadowRoot?.querySelector('dialog[open]');
    const [, second] = document.querySelectorAll('[data-place]');
    (second as Element & { moveBefore(node: Node, before: Node | null): void }).moveBefore(element, null);
    return !!dialog && element.shadowRoot?.querySelector('dialog[open]') === dialog;
  });
  expect(isSame).toBe(true);
  await expect(dialog).toBeVisible();
});
