import type { OrderAppElement } from '../../../elements/loader/order-app-element.ts';
import { recordElementEvents } from '../testing/hosts/element-events.ts';
import { CROISSANT, createEmbeddedCustomer, getElement, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import { orderFromHostPage } from '../testing/hosts/order-from-host-page.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';

test.use({ viewport: TALL_VIEWPORT });

const APP_TAG = '<order-app reference-id="demo-cafe" api-base="/api" type="pickup"></order-app>';

test('notifies the host page once of a placed order, and then of the order’s next status', async ({
  page,
  operator,
}) => {
  const readEvents = await recordElementEvents(page, ['order-placed', 'order-status']);
  await openHostPage(page, APP_TAG);
  const customerName = await orderFromHostPage(page);
  const [number = ''] = await operator.listOrderNumbers(customerName);
  const orderDetail = {
    orderId: expect.any(String),
    number,
    total: expect.stringMatching(/^\d+\.\d{3}$/),
    currency: 'KWD',
  };
  await expect.poll(readEvents).toEqual([['order-placed', orderDetail]]);
  await operator.pressOrderButton(number, 'Accept');
  await expect
    .poll(async () => (await readEvents()).at(-1))
    .toEqual(['order-status', { orderId: expect.any(String), number, status: 1 }]);
  expect((await readEvents()).filter(([name]) => name === 'order-placed')).toHaveLength(1);
});

test('the host page sets the branch of the element and can change it later', async ({ page }) => {
  await openHostPage(page, APP_TAG.replace('>', ' branch="demo-cafe~kuwait-city">'));
  const customer = createEmbeddedCustomer(page);
  await customer.addDirectly(CROISSANT);
  await getElement(page).evaluate((app: OrderAppElement) => app.navigate('/'));
  const selectedBranch = (branch: string) =>
    customer.app.locator('[aria-current=true]').filter({ hasText: branch });
  await expect(selectedBranch('Kuwait City')).toBeVisible();
  await getElement(page).evaluate((app: OrderAppElement) => {
    app.branch = 'demo-cafe~salmiya';
  });
  await expect(selectedBranch('Salmiya')).toBeVisible();
});

test('the host page’s custom properties and `::part` rules style the elements, but its `button` rules do not', async ({
  page,
}) => {
  await openHostPage(
    page,
    `<style>
      order-button { --order-app-brand: rgb(10, 90, 60); --order-app-on-brand: rgb(255, 250, 240); --order-app-radius: 4px; }
      order-button::part(button) { letter-spacing: 2px; }
      order-app { --order-app-height: 640px; }
      button { font-size: 40px !important; }
    </style><order-button reference-id="demo-cafe" api-base="/api"></order-button>${APP_TAG}`,
  );
  const button = page.locator('order-button').getByRole('button');
  await expect(button).toHaveCSS('background-color', 'rgb(10, 90, 60)');
  await expect(button).toHaveCSS('color', 'rgb(255, 250, 240)');
  await expect(button).toHaveCSS('border-radius', '4px');
  await expect(button).toHaveCSS('letter-spacing', '2px');
  await expect(button).toHaveCSS('font-size', '16px');
  await expect(getElement(page)).toHaveCSS('height', '640px');
});

test('a floating button is at the right edge, and at the left edge on right-to-left pages', async ({
  page,
}) => {
  const floatingButtonTag =
    '<order-button reference-id="demo-cafe" api-base="/api" placement="floating"></order-button>';
  await openHostPage(page, floatingButtonTag);
  const getButtonCentre = async () => {
    const box = await page.locator('order-button').getByRole('button').boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  expect(await getButtonCentre()).toBeGreaterThan(TALL_VIEWPORT.width / 2);
  await openHostPage(page, `<main dir="rtl">${floatingButtonTag}</main>`);
  expect(await getButtonCentre()).toBeLessThan(TALL_VIEWPORT.width / 2);
});
