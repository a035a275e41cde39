import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { placeOrderByApi, setStatusByApi } from '../testing/api-order.ts';
import { requestConsole } from '../testing/console-client.ts';
import { type Customer, createCustomer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { BALALEET, PHONE_NUMBER } from '../testing/screens/cafe-order.ts';
import { recordPrinting } from '../testing/screens/printed-receipt.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const test = testAt({ now: '2026-03-04T10:00:00+03:00', businesses: ['demo-cafe'] });

/** Places a guest's order at the café, and leaves the order page open. */
async function placeOrder(
  page: Page,
  locale: 'en' | 'ar' = 'en',
): Promise<{ customer: Customer; id: string }> {
  const customer = createCustomer(page, locale);
  await page.goto('/demo-cafe/car_pickup');
  await customer.prepareOrder(readDemoNames('demo-cafe', locale).dish('balaleet'), {
    name: createUniqueName(),
    phone: PHONE_NUMBER,
  });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  return { customer, id: page.url().split('/').at(-1) ?? '' };
}

/** Logs a customer in through the API and stores the session for the page. */
async function logInByApi(page: Page, origin: string): Promise<{ token: string }> {
  const number = { reference_id: 'demo-cafe', phone: '50099887', dial_code: '+965' };
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('send-otp', number);
  const codes = await (await requestConsole(origin, '/console/codes')).text();
  const code = /<code>(\d{6})<\/code>/.exec(codes)?.[1];
  const { token, user } = await (await post('webapp/login', { ...number, code })).json();
  await page.addInitScript(
    ([session]) => localStorage.setItem('order-app:demo-cafe:session', session ?? ''),
    [JSON.stringify({ v: 1, d: { token, userId: user.id } })],
  );
  return { token };
}

// @spec codes/9, roles/order-customer-s, more-calls/post-webapp-cancel-order-branch-id-order-id
// @spec calls/get-webapp-order-order-id
test('only the customer can cancel an order, and only while it is pending', async ({
  page,
  browser,
  backend,
  operator,
}) => {
  const { customer, id } = await placeOrder(page);
  const number = await customer.readOrderNumber();
  const otherContext = await browser.newContext({ baseURL: backend.origin });
  const stranger = createCustomer(await otherContext.newPage());
  await stranger.page.goto(`/demo-cafe/order/${id}`);
  await expect(stranger.button('order.again')).toBeVisible();
  await expect(stranger.button('order.cancel')).toBeHidden();
  await operator.openConsole();

  await customer.button('order.cancel').click();
  await expect(customer.dialog).toContainText(customer.texts.containing('order.backNothing'));
  await customer.dialog.getByRole('button', { name: customer.texts.exact('order.cancel') }).click();
  await expect(page.getByRole('region', { name: customer.texts.exact('order.cancelDone') })).toBeFocused();
  // The console and other viewers of the order are updated at once.
  await expect(operator.order(number)).toContainText('Cancelled');
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(
    stranger.texts.containing('status.9'),
  );
  await otherContext.close();
});

test(
  'when a customer orders again, checks the earlier order against today’s menu before adding it to the cart',
  FULL_ONLY,
  async ({ page, backend }) => {
    const file = structuredClone(readDemoFile('demo-cafe')) as Record<string, unknown> & {
      categories: { items: { id: string; price?: number; sold_out?: boolean }[] }[];
    };
    const request = {
      order_lines: [
        { item_id: 'balaleet', quantity: 2 },
        { item_id: 'affogato', quantity: 1 },
      ],
    };
    const { id } = await placeOrderByApi({
      origin: backend.origin,
      name: createUniqueName(),
      cartFields: request,
    });
    for (const { items } of file.categories)
      for (const item of items) {
        if (item.id === 'balaleet' && item.price) item.price += 0.5;
        if (item.id === 'affogato') item.sold_out = true;
      }
    await backend.import(file);
    const customer = createCustomer(page);
    await page.goto(`/demo-cafe/order/${id}`);
    await customer.button('order.again').click();
    const sheet = customer.dialog;
    await expect(sheet.getByText(customer.texts.exact('order.againGone.sold_out'))).toBeVisible();
    await expect(sheet.getByText(/^Now .* each \(was/)).toBeVisible();
    expect(await findSeriousBarriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: customer.texts.exact('order.againPut', { count: 2 }) }).click();
    await expect(customer.cartLine(BALALEET)).toBeVisible();
    await expect(customer.cart.getByRole('listitem').filter({ hasText: 'Affogato' })).toHaveCount(0);
    await backend.import(readDemoFile('demo-cafe'));
  },
);

// @spec constants/persisted-helpers, constants/persisted-3, calls/post-users-rate
// @spec entities/feedback-rating-coupon-flags
test(
  'stores one rating for a completed order, keeps it after a reload, and shows it in the console',
  FULL_ONLY,
  async ({ page, backend, operator }) => {
    const { customer, id } = await placeOrder(page);
    const number = await customer.readOrderNumber();
    await setStatusByApi(backend.origin, id, 1, 3, 5);
    await page.getByRole('radio', { name: customer.texts.exact('rating.names.4') }).check();
    await page.getByRole('textbox', { name: customer.texts.containing('rating.comment') }).fill('Lovely');
    await customer.button('rating.send').click();
    const starsImage = page.getByRole('img', { name: customer.texts.exact('rating.given', { rate: '4' }) });
    await expect(starsImage).toBeVisible();
    await page.reload();
    await expect(starsImage).toBeVisible();
    await operator.openConsole();
    await expect(operator.order(number)).toContainText('4 of 5');
    await page.goto('/demo-cafe/orders/history');
    await expect(starsImage).toBeVisible();
  },
);

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  // @spec constants/amounts-have-business-s-digits, constants/dates-en-ar
  test('prints the receipt as a separate document in the language of the screen', async ({ page }) => {
    const readPrinted = await recordPrinting(page);
    const { customer } = await placeOrder(page, 'ar');
    const number = await customer.readOrderNumber();
    await customer.button('order.print').click();
    const printedDocument = await readPrinted();
    expect([printedDocument.dir, printedDocument.lang, printedDocument.sheets]).toEqual(['rtl', 'ar', 1]);
    for (const text of [number, readDemoNames('demo-cafe', 'ar').dish('balaleet')])
      expect(printedDocument.text).toContain(text);
    expect(printedDocument.text).toMatch(customer.texts.money(2.25, 'KWD'));
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

// @spec calls/get-webapp-v5-orders-user-id
test(
  'lists 20 orders of the account first, and the others when the customer scrolls down',
  FULL_ONLY,
  async ({ page, backend }) => {
    const { token } = await logInByApi(page, backend.origin);
    for (let index = 0; index < 22; index++)
      await placeOrderByApi({ origin: backend.origin, name: createUniqueName(), token });
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto('/demo-cafe/orders/history');
    const customer = createCustomer(page);
    const links = page.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(20);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links).toHaveCount(22);
    await expect(customer.button('orders.more')).toBeHidden();
    expect(await findSeriousBarriers(page)).toEqual([]);
    await links.first().click();
    await expect(customer.button('order.cancel')).toBeVisible();
    await page.goBack();
    await customer.link('orders.statusTitle').click();
    await customer.link('orders.details').click();
    await expect(page).toHaveURL('/demo-cafe/orders/details');
    await expect(customer.heading('orders.details')).toBeVisible();
    await expect(customer.button('order.print')).toBeVisible();
  },
);

test(
  'accepts every kind of feedback answer, also from the keyboard, and shows the answers in the console',
  FULL_ONLY,
  async ({ page, backend }) => {
    const customer = createCustomer(page);
    const { texts } = customer;
    await page.goto('/demo-cafe/settings');
    await page.getByRole('link', { name: texts.containing('feedback.title') }).click();
    await expect(customer.heading('feedback.title')).toBeVisible();
    await customer.button('feedback.send').click();
    // The first unanswered question has the focus, and an arrow key chooses an answer.
    const moodQuestion = page.getByRole('radiogroup', { name: 'How was your last visit?' });
    await expect(moodQuestion.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(moodQuestion.getByRole('radio', { name: texts.exact('rating.names.2') })).toBeChecked();
    await page
      .getByRole('radiogroup', { name: 'How was your coffee?' })
      .getByRole('radio', { name: texts.exact('rating.names.5') })
      .check();
    await page.getByRole('checkbox', { name: 'The drinks' }).check();
    await page.getByRole('checkbox', { name: 'The people' }).check();
    await page.getByRole('radio', { name: 'Yes, gladly' }).check();
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('textbox', { name: /What could we do better/ }).fill('More tables');
    await page.getByRole('textbox', { name: /May we call you/ }).fill('50012345');
    expect(await findSeriousBarriers(page)).toEqual([]);
    await customer.button('feedback.send').click();
    await expect(customer.heading('feedback.thanks')).toBeVisible();
    const consolePage = await (await requestConsole(backend.origin, '/console/feedback')).text();
    for (const answer of ['bad', 'The drinks, The people', '10 (0 to 60)', 'More tables', '+965 50012345'])
      expect(consolePage).toContain(answer);
  },
);

test('shows “not found” for an unknown order, and no personal data', async ({ page }) => {
  const customer = createCustomer(page);
  await page.goto('/demo-cafe/order/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(customer.heading('order.notFound')).toBeVisible();
  await customer.button('errors.toHome').click();
  await expect(customer.landing).toBeVisible();
});
