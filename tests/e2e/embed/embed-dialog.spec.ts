import type { Page } from '@playwright/test';
import type { OrderAppElement } from '../../../elements/loader/order-app-element.ts';
import { CROISSANT, createEmbeddedCustomer, findCartBar, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';

test.use({ viewport: TALL_VIEWPORT });

const LONG_CONTENT = '<p style="height: 3000px">A long page</p>';
const getApp = (page: Page) => page.locator('order-app');
const getDialog = (page: Page) => getApp(page).locator('[part=dialog]');

const openPageWithDialog = async (page: Page, attributes = '') => {
  await openHostPage(
    page,
    `<button id="host">Order here</button>${LONG_CONTENT}
     <div style="transform: scale(.5); overflow: hidden; width: 40px; height: 40px">
       <order-app id="shop" mode="modal" reference-id="demo-cafe" api-base="/api" ${attributes}></order-app>
     </div>`,
  );
  await page.locator('#host').evaluate((button) => {
    button.onclick = () => document.querySelector('order-app')?.open();
  });
};

test('a dialog covers the host page, takes the focus, and returns the focus when Escape closes it', async ({
  page,
}) => {
  await openPageWithDialog(page);
  const events = await page.evaluate(() => {
    const eventNames: string[] = [];
    for (const name of ['open', 'close'])
      document.addEventListener(name, (event) => event instanceof CustomEvent && eventNames.push(name));
    Object.assign(window, { eventNames });
    return eventNames;
  });
  expect(events).toEqual([]);
  await page.locator('#host').press('Enter');
  const dialog = getDialog(page);
  await expect(createEmbeddedCustomer(page, getApp(page)).landing).toBeVisible();
  await expect(dialog).toHaveRole('dialog');
  await expect(dialog).toHaveAccessibleName('Bayt Coffee');
  // The dialog has its full size, although the host page clips and scales the element's ancestors.
  const box = await dialog.boundingBox();
  expect(box?.width).toBe(1080);
  expect(box?.height).toBe(860);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('ORDER-APP');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getApp(page)).not.toHaveAttribute('open');
  await expect(page.locator('#host')).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { eventNames: string[] }).eventNames)).toEqual([
    'open',
    'close',
  ]);
});

test('a dialog keeps the host page behind it from scrolling, and closes on a click outside it', async ({
  page,
}) => {
  await openPageWithDialog(page);
  const readMarkup = () =>
    page.evaluate(() => document.documentElement.outerHTML.replace(/<order-app[^>]*>/, ''));
  const markupBefore = await readMarkup();
  await page.locator('#host').click();
  const customer = createEmbeddedCustomer(page, getApp(page));
  await customer.choosePickup();
  expect(await readMarkup()).toBe(markupBefore);
  const expectNoScroll = async (action: string) => {
    // Give an unwanted scroll time to happen.
    await page.waitForTimeout(150);
    expect(await page.evaluate(() => scrollY), action).toBe(0);
  };
  for (const x of [640, 20]) {
    await page.mouse.move(x, 500);
    for (let wheelTurn = 0; wheelTurn < 12; wheelTurn += 1) await page.mouse.wheel(0, 900);
    await expectNoScroll(`the wheel at ${x}`);
  }
  for (const key of ['End', 'PageDown', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expectNoScroll(key);
  }
  // Selecting text from inside the dialog to outside does not close it.
  await page.mouse.move(640, 500);
  await page.mouse.down();
  await page.mouse.move(20, 500);
  await page.mouse.up();
  await expect(getDialog(page)).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(getDialog(page)).toBeHidden();
});

test('an element keeps its state when its dialog opens again and when its mode changes to inline', async ({
  page,
}) => {
  await openPageWithDialog(page);
  await page.locator('#host').click();
  const customer = createEmbeddedCustomer(page, getApp(page));
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await getApp(page)
    .getByRole('button', { name: customer.texts.exact('ui.close') })
    .first()
    .click();
  await expect(getDialog(page)).toBeHidden();
  await page.locator('#host').click();
  await expect(customer.searchField).toHaveValue(CROISSANT);
  await expect(findCartBar(customer, 1)).toBeVisible();

  await getApp(page).evaluate((element: OrderAppElement) => {
    element.mode = undefined;
    element.parentElement?.removeAttribute('style');
  });
  await expect(getDialog(page)).not.toHaveRole('dialog');
  await expect(customer.searchField).toHaveValue(CROISSANT);
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  expect((await getApp(page).boundingBox())?.height).toBe(800);
});
