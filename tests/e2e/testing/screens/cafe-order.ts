import type { Page } from '@playwright/test';
import { type Customer, createCustomer, createUniqueName } from '../customer.ts';
import { readDemoNames } from '../data/demo-names.ts';
import type { Operator } from '../operator.ts';
import { expect } from '../test.ts';

/** A dish of the demo café without choices. */
export const BALALEET = readDemoNames('demo-cafe', 'en').dish('balaleet');
export const PHONE_NUMBER = '50012345';
/** The phone number as the field formats it. */
export const FORMATTED_PHONE = '500 12345';

/** Opens the checkout of the demo café with one dish and fills it in with a unique name. */
export async function prepareCafeOrder(page: Page): Promise<{ customer: Customer; customerName: string }> {
  const customer = createCustomer(page);
  const customerName = createUniqueName();
  await page.goto('/demo-cafe/car_pickup');
  await customer.prepareOrder(BALALEET, { name: customerName, phone: PHONE_NUMBER });
  return { customer, customerName };
}

/** Expects that the order on the screen is the customer's only order. */
export async function expectOrderedOnce(
  customer: Customer,
  operator: Operator,
  customerName: string,
): Promise<void> {
  await expect(customer.currentStep).toBeVisible();
  expect(await operator.listOrderNumbers(customerName)).toEqual([await customer.readOrderNumber()]);
}
