import type { Locator, Page } from '@playwright/test';
import { getPaymentPageText } from '../../../demo/server/routes/payment/payment-page-text.ts';
import type { SandboxChoice } from '../../../demo/server/services/payment/sandbox.ts';
import { type Customer, createUniqueName } from './customer.ts';
import { expect } from './test.ts';

const { sandbox: sandboxTexts, backLabel: formatBackText } = getPaymentPageText('en');

/** Page object of a customer who pays online, in the same window or a new one. */
export class Payer {
  readonly name = createUniqueName();

  constructor(readonly customer: Customer) {}

  get page(): Page {
    return this.customer.page;
  }

  /** A payment method at checkout or after a failed payment. */
  method(code: 2 | 4 | 6): Locator {
    return this.customer.app.getByRole('radio', {
      name: new RegExp(`^${this.customer.texts.containing(`payment.${code}`).source}`),
    });
  }

  /** Opens the checkout with a dish and chooses KNET. */
  async prepareOrder(dish: string): Promise<void> {
    await this.customer.prepareOrder(dish, { name: this.name, phone: '50012345' });
    await this.method(4).check();
  }

  /** Presses a button that opens a window. Returns that window with the payment page. */
  async openPaymentWindow(button: Locator): Promise<Page> {
    const windowPromise = this.page.waitForEvent('popup');
    await button.click();
    const openedPage = await windowPromise;
    await this.expectGateway(openedPage);
    return openedPage;
  }

  async expectGateway(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { name: sandboxTexts.title })).toBeVisible();
  }

  /** Presses a button on the payment page. */
  async pressChoice(page: Page, choice: SandboxChoice): Promise<void> {
    await page.getByRole('button', { name: sandboxTexts.choices[choice], exact: true }).click();
  }

  /** Continues from the page that reports an expired payment. */
  async continueAfterPayment(page: Page): Promise<void> {
    await page.getByRole('link', { name: sandboxTexts.continueLabel }).click();
  }

  returnLink(page: Page, host: string): Locator {
    return page.getByRole('link', { name: formatBackText(host) });
  }

  /** Expects an order that the kitchen has received. Returns its number. */
  async expectPlaced(): Promise<string> {
    await expect(this.customer.currentStep).toContainText(this.customer.texts.containing('order.received'));
    return this.customer.readOrderNumber();
  }
}
