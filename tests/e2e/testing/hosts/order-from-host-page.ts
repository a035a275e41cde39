import type { Page } from '@playwright/test';
import type { OrderAppElement } from '../../../../elements/loader/order-app-element.ts';
import { createUniqueName } from '../customer.ts';
import { expect } from '../test.ts';
import { createEmbeddedCustomer, getElement } from './embedded.ts';

/** Orders croissants that the host page adds through the element. Returns the name on the order. */
export async function orderFromHostPage(page: Page): Promise<string> {
  const customer = createEmbeddedCustomer(page);
  const customerName = createUniqueName();
  await getElement(page).evaluate((app: OrderAppElement) =>
    app.addToCart({ itemId: 'butter-croissant', count: 5 }),
  );
  await customer.openCart();
  await customer.goToCheckout();
  await customer.fillDetails({ name: customerName, phone: '50012345' });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  return customerName;
}
