import type { Browser, Locator, Page, ViewportSize } from '@playwright/test';
import { expect } from './test.ts';

/** Page object of the console's own pages: signing in, operators and the account. */
export class ConsolePages {
  constructor(readonly page: Page) {}

  /** Opens the console in a separate browser context, so that it shares no session with others. */
  static async open(browser: Browser, baseURL: string, viewport: ViewportSize): Promise<ConsolePages> {
    const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB' });
    return new ConsolePages(await context.newPage());
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.page.getByLabel('Name', { exact: true }).fill(name);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Fills in the new password fields, on the page of a link or on the account page. */
  async fillNewPassword(password: string, repeatedPassword = password): Promise<void> {
    await this.page.getByLabel('New password', { exact: true }).fill(password);
    await this.page.getByLabel('New password again').fill(repeatedPassword);
  }

  /** Opens a password link and chooses a password. */
  async choosePassword(address: string, password: string): Promise<void> {
    await this.page.goto(address);
    await this.fillNewPassword(password);
    await this.page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(this.navigation).toBeVisible();
  }

  /** Adds an operator on the page "Operators". Returns the URL of the password link. */
  async addOperator(name: string, role: 'Owner' | 'Manager' | 'Staff'): Promise<string> {
    await this.page.getByLabel('Name to sign in with').fill(name);
    await this.page.getByLabel('Role', { exact: true }).selectOption(role);
    await this.page.getByRole('button', { name: 'Add operator' }).click();
    return this.page.getByLabel(`Address for ${name}`).inputValue();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  }

  /** The message about the previous request. */
  get notice(): Locator {
    return this.page.getByRole('alert');
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Console' });
  }

  /** The heading of the sign-in page. */
  get signInTitle(): Locator {
    return this.page.getByRole('heading', { name: 'Sign in' });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
