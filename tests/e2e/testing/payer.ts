import type { Locator, Page } from '@playwright/test';
import { paymentPageText } from '../../../demo/server/routes/payment/payment-page-text.ts';
import type { SandboxChoice } from '../../../demo/server/services/payment/sandbox.ts';
import { type Customer, uniqueName } from './customer.ts';
import { expect } from './test.ts';

const { sandbox, back } = paymentPageText('en');

/** Somebody who pays online, wherever the payment page is. */
export class Payer {
  readonly name = uniqueName();

  constructor(readonly customer: Customer) {}

  get page(): Page {
    return this.customer.page;
  }

  /** A way to pay, at the checkout and after a payment that came to nothing. */
  method(code: 2 | 4 | 6): Locator {
    return this.customer.within.getByRole('radio', {
      name: new RegExp(`^${this.customer.words.has(`payment.${code}`).source}`),
    });
  }

  /** From the menu to a checkout where KNET is chosen. */
  async prepare(dish: string): Promise<void> {
    await this.customer.prepareOrder(dish, { name: this.name, phone: '50012345' });
    await this.method(4).check();
  }

  /** Presses what opens a window, and gives that with the payment page in it. */
  async windowAfter(button: Locator): Promise<Page> {
    const opening = this.page.waitForEvent('popup');
    await button.click();
    const opened = await opening;
    await this.expectGateway(opened);
    return opened;
  }

  async expectGateway(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { name: sandbox.title })).toBeVisible();
  }

  /** What the customer does on the payment page. */
  async choose(page: Page, choice: SandboxChoice): Promise<void> {
    await page.getByRole('button', { name: sandbox.choices[choice], exact: true }).click();
  }

  /** On the page that says that the time is over. */
  async continueAfterPayment(page: Page): Promise<void> {
    await page.getByRole('link', { name: sandbox.continueLabel }).click();
  }

  backTo(page: Page, host: string): Locator {
    return page.getByRole('link', { name: back(host) });
  }

  /** The order is with the kitchen, and the cart is empty. */
  async expectPlaced(): Promise<string> {
    await expect(this.customer.currentStep).toContainText(this.customer.words.has('order.received'));
    return this.customer.orderNumber();
  }
}
