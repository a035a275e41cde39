import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { type Locale, type Value, type Words, wordsOf } from './words.ts';

type Key = Parameters<Words['say']>[0];
type Values = Readonly<Record<string, Value>>;

export interface Details {
  readonly name: string;
  readonly phone: string;
}

let orders = 0;
/** A unique customer name, so that the operator finds the order of this test. */
export const uniqueName = (): string => `Noor ${process.pid}-${Date.now().toString(36)}-${orders++}`;

/** Page object of a customer. It finds elements only by role and accessible name. */
export class Customer {
  constructor(
    readonly page: Page,
    readonly words: Words,
    /** The app element, if the page has several. */
    readonly within: Page | Locator = page,
  ) {}

  button(key: Key, values?: Values): Locator {
    return this.within.getByRole('button', { name: this.words.say(key, values) });
  }

  link(key: Key, values?: Values): Locator {
    return this.within.getByRole('link', { name: this.words.say(key, values) });
  }

  field(key: Key): Locator {
    return this.within.getByRole('textbox', { name: this.words.say(key) });
  }

  heading(key: Key, values?: Values): Locator {
    return this.within.getByRole('heading', { name: this.words.say(key, values) });
  }

  get dialog(): Locator {
    return this.within.getByRole('dialog');
  }

  /** The search link on the menu. */
  get searchLink(): Locator {
    return this.link('menu.search');
  }

  get searchField(): Locator {
    return this.within.getByRole('searchbox', { name: this.words.say('menu.search') });
  }

  /** One of the five tabs. */
  tab(key: 'tabs.home' | 'tabs.menu' | 'tabs.cart' | 'tabs.profile' | 'tabs.more'): Locator {
    return this.within
      .getByRole('navigation', { name: this.words.say('ui.navigation') })
      .getByRole('link', { name: new RegExp(`^${this.words.has(key).source}`) });
  }

  /** Opens the list of orders that were placed on this device. */
  async openOrders(): Promise<void> {
    await this.tab('tabs.profile').click();
    await this.link('login.orders').click();
  }

  get landing(): Locator {
    return this.within.getByRole('region', { name: this.words.say('landing.title') });
  }

  async choosePickup(): Promise<void> {
    await this.landing
      .getByRole('link', { name: new RegExp(`^${this.words.has('sellingType.car_pickup').source}`) })
      .click();
    await expect(this.searchLink).toBeVisible();
  }

  /** The card of a dish, found by searching for it. */
  async find(dish: string): Promise<Locator> {
    await expect(this.searchLink.or(this.searchField)).toBeVisible();
    if (await this.searchLink.isVisible()) await this.searchLink.click();
    await this.searchField.fill(dish);
    const card = this.within.getByRole('article', { name: dish, exact: true });
    await expect(card).toHaveCount(1);
    await expect(card).toBeVisible();
    return card;
  }

  /** Opens a dish to choose its options. */
  async open(dish: string): Promise<Locator> {
    const card = await this.find(dish);
    await card.getByRole('link', { name: dish, exact: true }).click();
    await expect(this.dialog).toHaveAccessibleName(dish);
    return this.dialog;
  }

  /** Adds a dish without choices to the cart from its card. */
  async addDirectly(dish: string): Promise<void> {
    const card = await this.find(dish);
    await card.getByRole('button', { name: this.words.say('menu.add', { name: dish }) }).click();
    await expect(
      card.getByRole('group', { name: this.words.say('ui.quantityOf', { name: dish }) }),
    ).toBeVisible();
  }

  /** The cart with its lines: a screen on a phone, a panel beside the menu on a wide viewport. */
  get cart(): Locator {
    return this.within.getByRole('region', { name: this.words.say('cart.title') });
  }

  async openCart(): Promise<void> {
    const bar = this.within.getByRole('link', { name: this.words.has('menu.viewCart') });
    await expect(bar.or(this.cart)).toBeVisible();
    if (await bar.isVisible()) await bar.click();
    await expect(this.cart).toBeVisible();
  }

  cartLine(dish: string): Locator {
    return this.cart
      .getByRole('list', { name: this.words.say('cart.lines') })
      .getByRole('listitem')
      .filter({ hasText: dish });
  }

  /** The edit control of a line: a button on the cart screen, a link in the cart beside the menu. */
  getEditControl(dish: string): Locator {
    const named = { name: this.words.say('cart.edit', { name: dish }) };
    const line = this.cartLine(dish);
    return line.getByRole('button', named).or(line.getByRole('link', named));
  }

  async goToCheckout(): Promise<void> {
    await this.cart.getByRole('button', { name: this.words.has('cart.checkout') }).click();
    await expect(this.heading('checkout.title')).toBeVisible();
  }

  async fillIn({ name, phone }: Details): Promise<void> {
    await this.field('checkout.name').fill(name);
    await this.field('checkout.phone').fill(phone);
  }

  /** Adds a dish without choices, opens the checkout and fills it in. */
  async prepareOrder(dish: string, details: Details): Promise<void> {
    await this.addDirectly(dish);
    await this.openCart();
    await this.goToCheckout();
    await this.fillIn(details);
  }

  get placeOrder(): Locator {
    return this.within.getByRole('button', { name: this.words.has('checkout.placeOrder') });
  }

  /** The number of the order on the screen. */
  async orderNumber(): Promise<string> {
    const title = this.words.say('order.title', { number: /([2-9A-Z]{2}-[2-9A-Z]{3})/ });
    const text = await this.within.getByText(title).first().textContent();
    const number = title.exec(text ?? '')?.[1];
    if (!number) throw new Error(`No order number in "${text}"`);
    return number;
  }

  /** The current step in the timeline of the order on the screen. */
  get currentStep(): Locator {
    return this.within
      .getByRole('list', { name: this.words.say('order.status') })
      .locator('[aria-current=step]');
  }
}

/** The customer on a page with one app. */
export const visitor = (page: Page, locale: Locale = 'en'): Customer => new Customer(page, wordsOf(locale));

/** Pattern for a total next to its label. */
export const buildTotalPattern = (words: Words, amount: number, currency: 'KWD' | 'EUR'): RegExp =>
  new RegExp(
    `${words.has('cart.total').source}\\s*[\\u2066-\\u2069]?\\s*${words.money(amount, currency).source}`,
  );
