import type { Locator, Page } from '@playwright/test';
import { createUniqueName } from '../customer.ts';
import { readDemoNames } from '../data/demo-names.ts';
import { expect } from '../test.ts';
import { createDeliveryCustomer, type DeliveryCustomer } from './delivery-customer.ts';

/** A valid phone number in the country of the demo cafe. */
export const CAFE_PHONE_NUMBER = '50012345';

/** Page object of the cart and the checkout with the picker for the time of the order. */
export class SchedulePage {
  readonly customer: DeliveryCustomer;
  constructor(readonly page: Page) {
    this.customer = createDeliveryCustomer(page);
  }

  get texts() {
    return this.customer.texts;
  }

  /** The button with the time of the order, in the cart and at the checkout. */
  get timeButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.containing('schedule.change') });
  }

  get picker(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.exact('schedule.title') });
  }

  slot(time: RegExp): Locator {
    return this.picker.getByRole('option', { name: time });
  }

  async fillCart(path: string, dish = readDemoNames('demo-cafe', 'en').dish('balaleet')): Promise<void> {
    await this.page.goto(path);
    await this.customer.addDirectly(dish);
  }

  async openCheckout(): Promise<void> {
    await this.customer.openCart();
    await this.customer.goToCheckout();
  }

  /** Fills in the checkout, places the order, and confirms its time if asked. Returns the customer's name. */
  async placeOrder({ confirms }: { confirms?: RegExp } = {}): Promise<string> {
    const customerName = createUniqueName();
    await this.customer.fillDetails({ name: customerName, phone: CAFE_PHONE_NUMBER });
    await this.customer.placeOrderButton.click();
    if (confirms) {
      const confirmDialog = this.page.getByRole('dialog', {
        name: this.texts.exact('schedule.confirm.title'),
      });
      await expect(confirmDialog).toContainText(confirms);
      await confirmDialog.getByRole('button', { name: this.texts.exact('schedule.confirm.yes') }).click();
    }
    await expect(this.customer.currentStep).toBeVisible();
    return customerName;
  }
}
