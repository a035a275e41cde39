import { FULL_ONLY } from '../../test-scope.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import {
  BALALEET,
  expectOrderedOnce,
  PHONE_NUMBER,
  prepareCafeOrder,
} from '../testing/screens/cafe-order.ts';
import { expect, test } from '../testing/test.ts';

/** Stored values that are empty, truncated, of another shape or of an unknown version. */
const UNREADABLE_VALUES = [
  '',
  '{"v":1,"d":{"li',
  'null',
  '[1,2,3]',
  '{"v":1,"d":{"lines":"many","token":3,"branchId":[]}}',
  '{"v":-1,"d":null}',
  '{"v":99,"d":{}}',
];

test.describe('broken browser storage', () => {
  // These cases imitate blocked or full storage. `storage-browser.spec.ts` tests storage that real browser settings block.
  for (const [title, breakStorage] of [
    [
      'storage is blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The request was denied.', 'SecurityError');
          },
        }),
    ],
    [
      'storage is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
    [
      'storage and cookies are blocked, as in a sandboxed frame',
      () => {
        const deniedProperty = {
          get() {
            throw new DOMException('The request was denied.', 'SecurityError');
          },
          set() {
            throw new DOMException('The request was denied.', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', deniedProperty);
        Object.defineProperty(Document.prototype, 'cookie', deniedProperty);
      },
    ],
  ] as const)
    test(`takes an order when ${title}`, FULL_ONLY, async ({ page, operator }) => {
      await page.addInitScript(breakStorage);
      const { customer, customerName } = await prepareCafeOrder(page);
      await customer.placeOrderButton.click();
      await expectOrderedOnce(customer, operator, customerName);
    });

  test('discards unreadable data in the browser’s storage and takes an order', async ({ page, operator }) => {
    const customer = createCustomer(page);
    const customerName = createUniqueName();
    for (const value of UNREADABLE_VALUES)
      await test.step(value || 'an empty value', async () => {
        await page.goto('/healthz');
        await page.evaluate((text) => {
          for (const name of ['cart', 'session', 'business', 'pending-order', 'orders'])
            localStorage.setItem(`order-app:demo-cafe:${name}`, text);
        }, value);
        await page.goto('/demo-cafe');
        await customer.openOrders();
        await expect(customer.heading('orders.empty')).toBeVisible();
      });
    await page.goto('/demo-cafe');
    await customer.choosePickup();
    await customer.prepareOrder(BALALEET, { name: customerName, phone: PHONE_NUMBER });
    await customer.placeOrderButton.click();
    await expectOrderedOnce(customer, operator, customerName);
  });
});
