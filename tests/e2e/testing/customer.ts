import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import {
  createTextPatterns,
  type Locale,
  type PlaceholderValue,
  type TextPatterns,
} from './text-patterns.ts';

type Key = Parameters<TextPatterns['exact']>[0];
type Values = Readonly<Record<string, PlaceholderValue>>;

export interface Details {
  readonly name: string;
  readonly phone: string;
}

let nameCount = 0;
/** A unique customer name, so that the operator can find this test's order. */
export const createUniqueName = (): string => `Noor ${process.pid}-${Date.now().toString(36)}-${nameCount++}`;

/** Page object of a customer. It finds elements only by role and accessible name. */
export class Customer {
  constructor(
    readonly page: Page,
    readonly texts: TextPatterns,
    /** The app element. Needed only if the page has several. */
    readonly app: Page | Locator = page,
  ) {}

  button(key: Key, values?: Values): Locator {
    return this.app.getByRole('button', { name: this.texts.exact(key, values) });
  }

  link(key: Key, values?: Values): Locator {
    return this.app.getByRole('link', { name: this.texts.exact(key, values) });
  }

  field(key: Key): Locator {
    return this.app.getByRole('textbox', { name: this.texts.exact(key) });
  }

  heading(key: Key, values?: Values): Locator {
    return this.app.getByRole('heading', { name: this.texts.exact(key, values) });
  }

  get dialog(): Locator {
    return this.app.getByRole('dialog');
  }

  get searchLink(): Locator {
    return this.link('menu.search');
  }

  get searchField(): Locator {
    return this.app.getByRole('searchbox', { name: this.texts.exact('menu.search') });
  }

  /** One of the five tabs. */
  tab(key: 'tabs.home' | 'tabs.menu' | 'tabs.cart' | 'tabs.profile' | 'tabs.more'): Locator {
    return this.app
      .getByRole('navigation', { name: this.texts.exact('ui.navigation') })
      .getByRole('link', { name: new RegExp(`^${this.texts.containing(key).source}`) });
  }

  /** Opens the list of orders that were placed on this device. */
  async openOrders(): Promise<void> {
    await this.tab('tabs.profile').click();
    await this.link('login.orders').click();
  }

  get landing(): Locator {
    return this.app.getByRole('region', { name: this.texts.exact('landing.title') });
  }

  async choosePickup(): Promise<void> {
    await this.landing
      .getByRole('link', { name: new RegExp(`^${this.texts.containing('sellingType.car_pickup').source}`) })
      .click();
    await expect(this.searchLink).toBeVisible();
  }

  /** The card of a dish, found by searching for it. */
  async findDish(dish: string): Promise<Locator> {
    await expect(this.searchLink.or(this.searchField)).toBeVisible();
    if (await this.searchLink.isVisible()) await this.searchLink.click();
    await this.searchField.fill(dish);
    const card = this.app.getByRole('article', { name: dish, exact: true });
    await expect(card).toHaveCount(1);
    await expect(card).toBeVisible();
    return card;
  }

  /** Opens a dish to choose its options. */
  async openDish(dish: string): Promise<Locator> {
    const card = await this.findDish(dish);
    await card.getByRole('link', { name: dish, exact: true }).click();
    await expect(this.dialog).toHaveAccessibleName(dish);
    return this.dialog;
  }

  /** Adds a dish without choices to the cart from its card. */
  async addDirectly(dish: string): Promise<void> {
    const card = await this.findDish(dish);
    await card.getByRole('button', { name: this.texts.exact('menu.add', { name: dish }) }).click();
    await expect(
      card.getByRole('group', { name: this.texts.exact('ui.quantityOf', { name: dish }) }),
    ).toBeVisible();
  }

  /** The cart with its lines: a screen on a phone, a panel beside the menu on a wide viewport. */
  get cart(): Locator {
    return this.app.getByRole('region', { name: this.texts.exact('cart.title') });
  }

  async openCart(): Promise<void> {
    const cartLink = this.app.getByRole('link', { name: this.texts.containing('menu.viewCart') });
    await expect(cartLink.or(this.cart)).toBeVisible();
    if (await cartLink.isVisible()) await cartLink.click();
    await expect(this.cart).toBeVisible();
  }

  cartLine(dish: string): Locator {
    return this.cart
      .getByRole('list', { name: this.texts.exact('cart.lines') })
      .getByRole('listitem')
      .filter({ hasText: dish });
  }

  /** The edit control of a line: a button on the cart screen, a link in the cart beside the menu. */
  getEditControl(dish: string): Locator {
    const options = { name: this.texts.exact('cart.edit', { name: dish }) };
    const line = this.cartLine(dish);
    return line.getByRole('button', options).or(line.getByRole('link', options));
  }

  async goToCheckout(): Promise<void> {
    await this.cart.getByRole('button', { name: this.texts.containing('cart.checkout') }).click();
    await expect(this.heading('checkout.title')).toBeVisible();
  }

  async fillDetails({ name, phone }: Details): Promise<void> {
    await this.field('checkout.name').fill(name);
    await this.field('checkout.phone').fill(phone);
  }

  /** Adds a dish without choices, opens the checkout and fills it in. */
  async prepareOrder(dish: string, details: Details): Promise<void> {
    await this.addDirectly(dish);
    await this.openCart();
    await this.goToCheckout();
    await this.fillDetails(details);
  }

  get placeOrderButton(): Locator {
    return this.app.getByRole('button', { name: this.texts.containing('checkout.placeOrder') });
  }

  /** The number of the order on the screen. */
  async readOrderNumber(): Promise<string> {
    const title = this.texts.exact('order.title', { number: /([2-9A-Z]{2}-[2-9A-Z]{3})/ });
    const text = await this.app.getByText(title).first().textContent();
    const number = title.exec(text ?? '')?.[1];
    if (!number) throw new Error(`No order number in "${text}"`);
    return number;
  }

  /** The current step in the timeline of the order on the screen. */
  get currentStep(): Locator {
    return this.app
      .getByRole('list', { name: this.texts.exact('order.status') })
      .locator('[aria-current=step]');
  }
}

/** The customer on a page with one app. */
export const createCustomer = (page: Page, locale: Locale = 'en'): Customer =>
  new Customer(page, createTextPatterns(locale));

/** Pattern for a total next to its label. */
export const buildTotalPattern = (texts: TextPatterns, amount: number, currency: 'KWD' | 'EUR'): RegExp =>
  new RegExp(
    `${texts.containing('cart.total').source}\\s*[\\u2066-\\u2069]?\\s*${texts.money(amount, currency).source}`,
  );
