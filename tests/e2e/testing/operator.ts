import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { addConsoleCookie } from './console-client.ts';

/** Page object of an operator in the operator console. */
export class Operator {
  private constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  /** Opens the console in a separate browser context, so that it shares nothing with the customer. */
  static async create(browser: Browser, baseURL = ''): Promise<Operator> {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
    const page = await context.newPage();
    return new Operator(page, context, baseURL);
  }

  /**
   * Opens a page of the console. Signs in before the first page, and again if the server's clock has ended the session.
   */
  private async openPage(path: string): Promise<void> {
    if (!(await this.context.cookies()).length) await addConsoleCookie(this.context, this.origin);
    await this.page.goto(path);
    if (!this.page.url().includes('/console/sign-in')) return;
    await addConsoleCookie(this.context, this.origin, true);
    await this.page.goto(path);
  }

  private get orders(): Locator {
    return this.page.getByRole('region', { name: 'Orders' }).getByRole('article');
  }

  /** Opens the list of orders, or reloads it. The open list also updates itself. */
  async openConsole(): Promise<void> {
    await this.openPage('/console');
  }

  /** The announcements of the console for screen readers. */
  get announcement(): Locator {
    return this.page.locator('#announcement');
  }

  /** Opens the hosted page of a business in another of its themes, from the list of businesses. */
  async previewTheme(referenceId: string, theme: string): Promise<Page> {
    await this.openPage(`/console/businesses?q=${referenceId}`);
    await this.page.getByRole('link', { name: `Preview theme ${theme}` }).click();
    return this.page;
  }

  /** The number of visits to a business today, in the list of the marketing page. */
  async readVisits(referenceId: string): Promise<string> {
    await this.openPage(`/console/pixels?q=${encodeURIComponent(referenceId)}`);
    const row = this.page.getByRole('row').filter({ hasText: referenceId });
    return (await row.getByRole('cell').nth(1).textContent()) ?? '';
  }

  /** Presses a button below an order. */
  async pressOrderButton(
    number: string,
    button: 'Accept' | 'Reject' | 'Mark ready' | 'Send out for delivery' | 'Hand over' | 'Cancel',
  ): Promise<void> {
    await this.openConsole();
    const order = this.page.getByRole('article', { name: number, exact: true });
    await order.getByRole('button', { name: button, exact: true }).click();
    await order.getByRole('button', { name: button, exact: true }).waitFor({ state: 'detached' });
  }

  /** Refunds a part of an order that was paid online or by wallet. */
  async refundOrder(number: string, { amount, reason }: { amount: string; reason: string }): Promise<void> {
    await this.openConsole();
    const order = this.order(number);
    await order.getByText('Refund', { exact: true }).click();
    await order.getByLabel('Amount').fill(amount);
    await order.getByLabel('Reason').fill(reason);
    await order.getByRole('button', { name: /^Refund to/ }).click();
    await expect(order).toContainText(reason);
  }

  /** The numbers of the orders of a customer, newest first. */
  async listOrderNumbers(customerName: string): Promise<string[]> {
    await this.openConsole();
    return this.orders.filter({ hasText: customerName }).getByRole('heading').allTextContents();
  }

  /** The result of each online payment of an order, newest first. */
  async listPaymentStates(number: string): Promise<string[]> {
    await this.openPage('/console/payments');
    const { page } = this;
    const payments = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: number, exact: true }) });
    return payments.locator('td:nth-child(5)').allTextContents();
  }

  /** Presses a button of an order type on the page "Rush", for the first branch that matches the text. */
  async changeRush(branch: string, orderType: string, button: string): Promise<void> {
    await this.openPage(`/console/rush?q=${encodeURIComponent(branch)}`);
    const section = this.page.getByRole('region', { name: orderType, exact: true }).first();
    await section.getByRole('button', { name: button, exact: true }).click();
    await expect(section).not.toContainText('Normal');
  }

  /** The entry of a booking on the page "Outside hours". Opens or reloads the page. */
  async findBookingOutsideHours(number: string): Promise<Locator> {
    await this.openPage('/console/outside-hours');
    return this.order(number);
  }

  /** Cancels an order from its entry on the page "Outside hours". */
  async cancelOutsideHours(number: string): Promise<void> {
    const entry = await this.findBookingOutsideHours(number);
    await entry.getByRole('link').filter({ hasText: 'Open the order' }).click();
    const order = this.page.getByRole('article', { name: number, exact: true });
    await order.getByRole('button', { name: 'Cancel', exact: true }).click();
    await order.getByRole('button', { name: 'Cancel', exact: true }).waitFor({ state: 'detached' });
  }

  /** Opens the reservations of a day, or reloads them. */
  async openReservations(day: string): Promise<void> {
    await this.openPage(`/console/reservations?day=${day}`);
  }

  /** Accepts a customer's reservation on a day and returns its number. */
  async acceptReservation(customerName: string, day: string): Promise<string> {
    await this.openReservations(day);
    const reservation = this.page.getByRole('article').filter({ hasText: customerName });
    const number = (await reservation.getByRole('heading').textContent()) ?? '';
    await reservation.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(this.order(number)).toContainText('Accepted');
    return number;
  }

  /** Accepts the only reservation on the page of a day, and waits until the page is empty and reports nothing. */
  async acceptOnlyReservation(customerName: string, day: string): Promise<void> {
    await this.openReservations(day);
    const reservation = this.page.getByRole('article').filter({ hasText: customerName });
    await reservation.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(this.page.getByText('No reservations on this day')).toBeVisible();
    await expect(this.page.getByRole('article')).toHaveCount(0);
    await expect(this.page.locator('#notice')).toBeEmpty();
  }

  /** Moves a reservation on the current page to another time, `YYYY-MM-DDTHH:mm` in the business's zone. */
  async moveReservation(number: string, time: string): Promise<void> {
    const reservation = this.order(number);
    await reservation.getByText('Move or change', { exact: true }).click();
    await reservation.getByLabel('New time').fill(time);
    await reservation.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Gives a reservation on the current page another table, named as in the list. */
  async chooseTable(number: string, table: string): Promise<void> {
    const reservation = this.order(number);
    await reservation.getByText('Move or change', { exact: true }).click();
    const select = reservation.getByRole('combobox', { name: /^(Table|Tisch)$/ });
    await select.selectOption(
      await select
        .locator('option')
        .filter({ hasText: `${table},` })
        .textContent(),
    );
    await reservation.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Expects the question, and confirms that the party gets a table that is meant for another party size. */
  async confirmTable(number: string, question: string): Promise<void> {
    await expect(this.order(number)).toContainText(question);
    await this.order(number).getByRole('button', { name: 'Give it to this party anyway' }).click();
  }

  /** Searches the reservations of all days from the page of a day. */
  async searchReservations(text: string): Promise<void> {
    const field = this.page.getByRole('searchbox', { name: 'Reservation number, name or phone' });
    await field.fill(text);
    await field.press('Enter');
    await expect(this.page.getByRole('link', { name: 'Show all reservations of a day' })).toBeVisible();
  }

  /** The article of an order or reservation on the current page. */
  order(number: string): Locator {
    return this.page.getByRole('article', { name: number, exact: true });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
