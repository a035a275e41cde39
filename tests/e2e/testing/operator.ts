import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** Whoever runs the business, at the console's own page. */
export class Operator {
  private constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  /** In a browser of its own, so that nothing of the customer's is shared. */
  static async of(browser: Browser, baseURL: string | undefined): Promise<Operator> {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'en-GB' });
    const page = await context.newPage();
    return new Operator(page, context);
  }

  private get orders(): Locator {
    return this.page.getByRole('region', { name: 'Orders' }).getByRole('article');
  }

  /** The list, which keeps itself fresh. */
  async open(): Promise<void> {
    await this.page.goto('/console');
  }

  /** What the console says aloud. */
  get news(): Locator {
    return this.page.locator('#announcement');
  }

  /** Presses one of the buttons beneath an order. */
  async move(
    number: string,
    button: 'Accept' | 'Reject' | 'Mark ready' | 'Hand over' | 'Cancel',
  ): Promise<void> {
    await this.page.goto('/console');
    const order = this.page.getByRole('article', { name: number, exact: true });
    await order.getByRole('button', { name: button, exact: true }).click();
    await order.getByRole('button', { name: button, exact: true }).waitFor({ state: 'detached' });
  }

  /** The numbers of the orders somebody placed, newest first. */
  async ordersOf(person: string): Promise<string[]> {
    await this.page.goto('/console');
    return this.orders.filter({ hasText: person }).getByRole('heading').allTextContents();
  }

  /** Opens the console, as it stands now. */
  async look(): Promise<void> {
    await this.page.goto('/console');
  }

  /** What became of each try to pay an order online, the newest first. */
  async paymentsOf(number: string): Promise<string[]> {
    await this.page.goto('/console/payments');
    const { page } = this;
    const tries = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: number, exact: true }) });
    return tries.locator('td:nth-child(5)').allTextContents();
  }

  /** The reservations of a day, as they stand now. */
  async lookAtReservations(day: string): Promise<void> {
    await this.page.goto(`/console/reservations?day=${day}`);
  }

  /** Accepts what somebody reserved for a day, and says its number. */
  async acceptReservation(person: string, day: string): Promise<string> {
    await this.lookAtReservations(day);
    const one = this.page.getByRole('article').filter({ hasText: person });
    const number = (await one.getByRole('heading').textContent()) ?? '';
    await one.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(this.order(number)).toContainText('Accepted');
    return number;
  }

  /** An order as the kitchen reads it, or a reservation as those at the door do. */
  order(number: string): Locator {
    return this.page.getByRole('article', { name: number, exact: true });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
