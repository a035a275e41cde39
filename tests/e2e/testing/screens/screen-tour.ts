import type { Locator } from '@playwright/test';
import type { OrderAppElement } from '../../../../elements/loader/order-app-element.ts';
import { Customer, createUniqueName } from '../customer.ts';
import { readDemoNames } from '../data/demo-names.ts';
import { expect } from '../test.ts';
import { goToPath } from './go-to-path.ts';
import { scrollSheet } from './scroll-sheet.ts';
import { scrollTo } from './scroller.ts';

/** Called for each screen or sheet once it is rendered. */
export type Inspect = (state: string) => Promise<void>;

/** A customer who visits the screens of a business and the sheets over them, without page loads. */
export class ScreenTour extends Customer {
  private readonly names = readDemoNames('demo-cafe', this.texts.locale);
  constructor(
    { page, texts }: Customer,
    private readonly inspect: Inspect,
  ) {
    super(page, texts);
  }

  async openPage(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.app.getByRole('link').first()).toBeVisible();
  }

  async visit(business: string, ...paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await goToPath(this.page, business + path);
      await this.inspect(business + path);
    }
  }

  /** Opens a sheet by pressing a control, visits it and closes it. */
  private async inspectSheet(state: string, opener: Locator): Promise<void> {
    await opener.first().click();
    await expect(this.dialog).toBeVisible();
    await this.page.waitForLoadState('networkidle');
    await this.inspect(state);
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** Submits an incomplete form. */
  private async inspectErrors(state: string, sendButton: Locator): Promise<void> {
    await sendButton.click();
    await expect(this.page.locator('order-app [aria-invalid=true]').first()).toBeVisible();
    await this.inspect(state);
  }

  private findButton(key: Parameters<Customer['button']>[0]): Locator {
    return this.app.getByRole('button', { name: this.texts.containing(key) });
  }

  async visitMenu(): Promise<void> {
    const { page, texts, dialog } = this;
    await this.inspect('the landing page');
    await this.visit('/demo-cafe', '/car_pickup');
    await scrollTo(page, 400);
    await this.inspectSheet('the categories', this.button('tabs.menu'));
    await this.inspectSheet('the branches', this.findButton('branches.change'));
    await this.visit('/demo-cafe', '/car_pickup/coffee/flat-white');
    await dialog.evaluate(scrollSheet);
    await expect(dialog.locator('[aria-hidden=true]').getByText(this.names.dish('flat-white'))).toHaveCSS(
      'opacity',
      '1',
    );
    await this.inspect('a scrolled dish');
    await goToPath(page, '/demo-cafe/car_pickup/bakery/cookie-box');
    await dialog.getByRole('button', { name: texts.containing('item.addToCart') }).click();
    await expect(dialog.getByText(texts.containing('item.missing')).first()).toBeVisible();
    await this.inspect('a missing choice');
    await this.visit('/demo-cafe', '/car_pickup/search');
    await this.searchField.fill('qzqz');
    await expect(page.getByText(texts.exact('menu.noResultsHint'))).toBeVisible();
    await this.inspect('a search without results');
    await this.searchField.fill(this.names.dish('karak'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await this.inspect('search results');
    await this.inspectSheet('the filters', this.findButton('search.filters'));
  }

  async visitCartAndOrder(): Promise<void> {
    await this.visit('/demo-cafe', '/car_pickup/cart');
    await this.page.locator('order-app').evaluate(async (app: OrderAppElement) => {
      await app.addToCart({ itemId: 'balaleet', count: 2 });
      await app.addToCart({ itemId: 'granola-labneh' });
      await app.applyCoupon('WELCOME10');
    });
    await this.visit('/demo-cafe', '/car_pickup', '/car_pickup/cart');
    await this.inspectSheet('clearing the cart', this.button('cart.clear'));
    await this.goToCheckout();
    await this.inspect('the checkout');
    await this.page.context().setOffline(true);
    await expect(this.page.getByText(this.texts.exact('offline.order'))).toBeVisible();
    await this.inspect('the checkout offline');
    await this.page.context().setOffline(false);
    await expect(this.page.getByText(this.texts.exact('offline.order'))).toBeHidden();
    await this.inspectErrors('the checkout with mistakes', this.placeOrderButton);
    await this.inspectSheet('the times', this.findButton('schedule.change'));
    await this.fillDetails({ name: createUniqueName(), phone: '50012345' });
    await this.placeOrderButton.click();
    await expect(this.currentStep).toBeVisible();
    await this.inspect('an order');
    await this.inspectSheet('the cancel dialog', this.button('order.cancel'));
    await this.visit('/demo-cafe', '/orders/history');
  }

  async visitDelivery(): Promise<void> {
    const { page, texts } = this;
    await goToPath(page, '/demo-cafe/delivery');
    await expect(this.dialog.getByRole('searchbox')).toBeVisible();
    await this.inspect('the delivery areas');
    await this.dialog.getByRole('searchbox').fill('qzqz');
    await expect(this.dialog.getByRole('listitem')).toHaveCount(0);
    await this.inspect('an unknown area');
    await this.dialog.getByRole('searchbox').fill('');
    await this.dialog.getByRole('listitem').getByRole('button').first().click();
    await expect(this.dialog).toBeHidden();
    await this.visit('/demo-cafe', '/delivery/address');
    await this.inspectErrors('an address with mistakes', this.button('address.save'));
    await this.visit('/demo-cafe', '/delivery/map');
    await goToPath(page, '/demo-cafe/dine_in/checkout');
    await this.inspectSheet(
      'the tables',
      this.findButton('table.change').or(page.getByText(texts.containing('table.choose'))),
    );
  }

  async visitBusinessPages(): Promise<void> {
    await this.visit('/demo-cafe', '/Branches', '/Policies', '/Feedback');
    await this.inspectErrors('feedback with mistakes', this.button('feedback.send'));
    await this.visit('/demo-cafe', '/settings', '/login');
    await this.inspectErrors('a missing phone number', this.button('verify.send'));
    await this.visit('/demo-cafe', '/payment/fail', '/car_pickup/bakery/nothing-like-it');
  }

  async visitReservation(): Promise<void> {
    const { page, texts } = this;
    const menu = readDemoNames('demo-restaurant', texts.locale).dish('menu-garden');
    await this.inspect('another landing page');
    await this.visit('/demo-restaurant', '/car_pickup', '/reservation/history', '/reservation/reserv_dinein');
    await this.inspectErrors('a reservation with mistakes', this.findButton('reservation.reserve'));
    await page.getByRole('option').first().click();
    await this.link('reservation.chooseDishes').click();
    await this.button('menu.add', { name: menu }).click();
    await this.inspect('dishes to order ahead');
    await this.openCart();
    await this.findButton('preorder.toBooking').click();
    await this.fillDetails({ name: createUniqueName(), phone: '1701234567' });
    await this.findButton('reservation.reserve').click();
    await expect(this.heading('reservations.heading.0')).toBeVisible();
    await this.inspect('a reservation');
    await this.inspectSheet('the change dialog', this.button('reservations.change'));
    await this.inspectSheet('the cancel dialog', this.button('reservations.cancel'));
  }

  async visitAccount(): Promise<void> {
    await this.visit('/demo-cafe', '/profile', '/locations');
    await this.button('locations.add').click();
    await expect(this.heading('locations.newTitle')).toBeVisible();
    await this.inspect('a new address');
    await this.visit('/demo-cafe', '/wallet/home', '/wallet/history', '/wallet/walletPackage');
    await this.page.getByRole('link').and(this.page.locator('[href*="/wallet/"]')).first().click();
    await expect(this.heading('wallet.packageTitle')).toBeVisible();
    await this.inspect('a package');
  }
}
