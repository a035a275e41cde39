import { FULL_ONLY } from '../../test-scope.ts';
import { buildTotalPattern, createCustomer, createUniqueName } from '../testing/customer.ts';
import { getCheckoutButton, openBistroCart } from '../testing/data/bistro.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { DESKTOP, PHONE } from '../testing/devices.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const texts = createTextPatterns('en');
const { exact, containing, money } = texts;
const PHONE_NUMBER = '030 23125140';

test.describe('the bill of a cart', () => {
  test.use({ viewport: PHONE });

  // @spec validation/coupons
  test('Enter applies a typed coupon without placing the order, and the coupon can be removed again', async ({
    page,
  }) => {
    const { customer } = await openBistroCart(page, 2);
    const orderRequests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/webapp/order'))
        orderRequests.push(request.url());
    });
    const field = customer.field('coupon.label');
    await field.fill('nothing');
    await field.press('Enter');
    await expect(customer.cart.getByRole('alert')).toHaveText(containing('coupon.unknown'));
    await expect(field).toHaveValue('nothing');
    const urlBefore = page.url();
    await field.fill('ten');
    await field.press('Enter');
    await expect(customer.cart).toContainText(buildTotalPattern(texts, 9, 'EUR'));
    await expect(customer.cart.getByText(exact('coupon.applied', { amount: /1\.00.€/ }))).toBeVisible();
    expect(page.url()).toBe(urlBefore);
    expect(orderRequests).toEqual([]);
    await customer.button('coupon.remove', { code: 'TEN' }).click();
    await expect(customer.cart).toContainText(buildTotalPattern(texts, 10, 'EUR'));
    await expect(field).toBeFocused();
  });

  test(
    'shows how far the cart is below a coupon’s minimum, and applies the coupon at the minimum',
    FULL_ONLY,
    async ({ page }) => {
      const { customer } = await openBistroCart(page, 5);
      await customer.field('coupon.label').fill('LARGE');
      await customer.button('coupon.apply').click();
      await expect(
        customer.cart.getByText(customer.texts.containing('coupon.below_minimum', { amount: /5\.00.€/ })),
      ).toBeVisible();
      await expect(customer.cart.getByText(containing('coupon.minimumSum'))).toBeVisible();
      await customer
        .cartLine('Pea soup')
        .getByRole('button', { name: exact('ui.increase') })
        .click();
      await expect(customer.cart).toContainText(buildTotalPattern(texts, 27, 'EUR'));
    },
  );

  test('the item count of a large cart does not cover the word “Cart” in the top bar', async ({ page }) => {
    const { referenceId } = await openBistroCart(page, 2);
    await page.evaluate((key) => {
      const storedCart = JSON.parse(localStorage.getItem(key) ?? '');
      storedCart.d.lines[0].count = 1000;
      localStorage.setItem(key, JSON.stringify(storedCart));
    }, `order-app:${referenceId}:cart`);
    await page.setViewportSize(DESKTOP);
    await page.reload();
    const cartLink = page.getByRole('link', { name: containing('cart.items', { count: '1,000' }) });
    const countBox = await cartLink.getByText('1,000', { exact: true }).boundingBox();
    const labelBox = await cartLink.getByText(exact('tabs.cart')).boundingBox();
    expect((countBox?.x ?? 0) + (countBox?.width ?? 0)).toBeLessThanOrEqual(labelBox?.x ?? 0);
  });

  // @spec entities/cart-item
  test('explains every amount in the cart, at checkout and on the receipt', async ({ page }) => {
    const { customer } = await openBistroCart(page, 2);
    await customer.field('coupon.label').fill('TEN');
    await customer.field('coupon.label').press('Enter');
    await expect(customer.cart).toContainText(buildTotalPattern(texts, 9, 'EUR'));
    const openAllExplanations = async () => {
      const figures = page.getByRole('term').getByRole('button');
      const count = await figures.count();
      expect(count).toBeGreaterThanOrEqual(3);
      for (let index = 0; index < count; index += 1) {
        const figure = figures.nth(index);
        await figure.evaluate((button) => button.scrollIntoView({ block: 'center' }));
        const boxBefore = await figure.boundingBox();
        await figure.click();
        await expect(figure).toHaveAttribute('aria-expanded', 'true');
        expect((await figure.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
        // The pressed button stays in place.
        expect((await figure.boundingBox())?.y).toBe(boxBefore?.y);
      }
      await expect(page.getByText(containing('why.made')).first()).toBeVisible();
    };
    await openAllExplanations();
    // No explanation covers the checkout button while the page scrolls.
    for (const figure of await page.getByRole('term').getByRole('button').all()) {
      await figure.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      const isOnTop = await getCheckoutButton(customer).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const root = button.getRootNode() as Document | ShadowRoot;
        return button.contains(root.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
    await expect(customer.cart).toContainText(containing('why.percentEach', { rate: '10%', quantity: 2 }));
    await getCheckoutButton(customer).click();
    await expect(customer.heading('checkout.title')).toBeVisible();
    await openAllExplanations();
    await customer.fillDetails({ name: createUniqueName(), phone: PHONE_NUMBER });
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
    await openAllExplanations();
  });

  test(
    'shows the price change of each cart line, and orders at the new total once the customer accepts the change',
    FULL_ONLY,
    async ({ page, operator }) => {
      const { customer, reimport } = await openBistroCart(page, 2);
      const customerName = createUniqueName();
      await getCheckoutButton(customer).click();
      await customer.fillDetails({ name: customerName, phone: PHONE_NUMBER });
      await reimport({ price: 6 });
      await customer.placeOrderButton.click();
      await expect(customer.heading('checkout.staleTitle')).toBeVisible();
      const priceChanges = page.getByRole('list', { name: exact('checkout.changes') }).getByRole('listitem');
      await expect(priceChanges.filter({ hasText: 'Pea soup' })).toContainText(
        containing('checkout.changed.price'),
      );
      await expect(priceChanges.filter({ hasText: 'Pea soup' })).toContainText(money(12, 'EUR'));
      await expect(priceChanges.filter({ hasText: containing('cart.subtotal') })).toContainText(
        money(12, 'EUR'),
      );
      await expect(priceChanges.last()).toContainText(money(10, 'EUR'));
      expect(await operator.listOrderNumbers(customerName)).toEqual([]);
      await customer.button('checkout.acceptQuote', { total: /12\.00.€/ }).click();
      await expect(customer.currentStep).toBeVisible();
      expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
    },
  );

  test('refuses an order with a tampered total and shows the real total', FULL_ONLY, async ({ page }) => {
    const { customer } = await openBistroCart(page, 2);
    await getCheckoutButton(customer).click();
    await customer.fillDetails({ name: createUniqueName(), phone: PHONE_NUMBER });
    await page.route(
      '**/webapp/order',
      (route) => route.continue({ postData: { ...route.request().postDataJSON(), total: 0.01 } }),
      { times: 1 },
    );
    await customer.placeOrderButton.click();
    await expect(customer.heading('checkout.staleTitle')).toBeVisible();
    await customer.button('checkout.acceptQuote', { total: /10\.00.€/ }).click();
    await expect(customer.currentStep).toBeVisible();
  });

  test(
    'clears the cart after a confirmation, and restores the cart with undo',
    FULL_ONLY,
    async ({ page }) => {
      const { customer } = await openBistroCart(page, 2);
      await customer.button('cart.clear').click();
      await expect(customer.dialog).toHaveAccessibleName(exact('cart.clearTitle'));
      await customer.dialog.getByRole('button', { name: exact('ui.clear') }).click();
      await expect(customer.heading('cart.empty')).toBeVisible();
      await customer.button('ui.undo').click();
      await expect(customer.cart).toContainText(buildTotalPattern(texts, 10, 'EUR'));
    },
  );

  test(
    'adds a dish that the cart suggests, directly or after the customer chose its options',
    FULL_ONLY,
    async ({ page }) => {
      const { customer } = await openBistroCart(page, 2);
      const urlBefore = page.url();
      const suggestions = customer.cart.getByRole('region', { name: exact('cart.suggestions') });
      await suggestions.getByRole('button', { name: exact('menu.add', { name: 'Mint tea' }) }).click();
      await expect(customer.cartLine('Mint tea')).toBeVisible();
      await suggestions.getByRole('button', { name: exact('menu.choose', { name: 'Bean stew' }) }).click();
      await expect(customer.dialog).toHaveAccessibleName('Bean stew');
      await customer.dialog.getByRole('radio', { name: /Rye/ }).check();
      await customer.dialog.getByRole('button', { name: containing('item.addToCart') }).click();
      await expect(customer.dialog).toBeHidden();
      await expect(customer.cartLine('Bean stew')).toContainText('Rye');
      await expect(customer.cart).toContainText(buildTotalPattern(texts, 20.5, 'EUR'));
      expect(page.url()).toBe(urlBefore);
    },
  );

  test('edits a cart line in a sheet over the cart and returns the focus to the line’s edit button', async ({
    page,
  }) => {
    const { customer } = await openBistroCart(page, 2);
    const urlBefore = page.url();
    const editButton = customer.getEditControl('Pea soup');
    await editButton.click();
    await expect(customer.dialog).toHaveAccessibleName('Pea soup');
    await customer.dialog.getByRole('textbox', { name: containing('item.note') }).fill('no mint');
    await customer.dialog.getByRole('button', { name: containing('item.updateCart') }).click();
    await expect(customer.dialog).toBeHidden();
    await expect(customer.cartLine('Pea soup')).toContainText('no mint');
    await expect(customer.cartLine('Pea soup')).toHaveCount(1);
    await expect(editButton).toBeFocused();
    expect(page.url()).toBe(urlBefore);
  });

  test(
    'disables the checkout below the minimum order and shows the missing amount',
    FULL_ONLY,
    async ({ page }) => {
      const { customer } = await openBistroCart(page, 1);
      await expect(getCheckoutButton(customer)).toBeDisabled();
      const progressBar = customer.cart.getByRole('progressbar');
      await expect(progressBar).toHaveAccessibleName(containing('cart.minimumLeft', { amount: /2\.00.€/ }));
      await expect(progressBar).toHaveJSProperty('value', 5 / 7);
      await customer
        .cartLine('Pea soup')
        .getByRole('button', { name: exact('ui.increase') })
        .click();
      await expect(getCheckoutButton(customer)).toBeEnabled();
      await expect(progressBar).toHaveCount(0);
    },
  );

  test('sends the message of a gift to the kitchen with the order', FULL_ONLY, async ({ page, operator }) => {
    const { customer } = await openBistroCart(page, 2);
    const message = `Happy birthday from ${createUniqueName()}`;
    await getCheckoutButton(customer).click();
    await customer.fillDetails({ name: createUniqueName(), phone: PHONE_NUMBER });
    await page.getByRole('checkbox', { name: exact('gift.offer') }).check();
    await customer.placeOrderButton.click();
    const giftMessage = page.getByRole('textbox', { name: containing('gift.message') });
    await expect(giftMessage).toBeFocused();
    await expect(giftMessage).toHaveAccessibleDescription(containing('gift.messageMissing'));
    await giftMessage.fill(message);
    await page.getByRole('textbox', { name: containing('gift.toName') }).fill('Hessa');
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(() => operator.listOrderNumbers(message).then((orders) => orders.length)).toBe(1);
  });
});

test('explains the total of an Arabic cart with amounts in Arabic digits', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar-KW', viewport: DESKTOP });
  const page = await context.newPage();
  const arabicTexts = createTextPatterns('ar');
  const customer = createCustomer(page, 'ar');
  await page.goto('/demo-cafe/car_pickup');
  await customer.addDirectly(readDemoNames('demo-cafe', 'ar').dish('balaleet'));
  await customer.openCart();
  const totalButton = customer.cart.getByRole('button', { name: arabicTexts.containing('cart.explain') });
  await totalButton.click();
  const steps = customer.cart
    .getByRole('definition')
    .filter({ hasText: arabicTexts.containing('cart.subtotal') });
  await expect(steps).toBeVisible();
  await expect(steps).toContainText(/[٠-٩]٫[٠-٩]{3}/);
  await context.close();
});
