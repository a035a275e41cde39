import type { Locator, Page } from '@playwright/test';
import { Customer } from '../customer.ts';
import { expect } from '../test.ts';
import { createTextPatterns, type Locale } from '../text-patterns.ts';

/** Page object of a customer who orders a delivery. */
export class DeliveryCustomer extends Customer {
  /** The dialog for the delivery area. */
  get areas(): Locator {
    return this.app.getByRole('dialog', { name: this.texts.exact('delivery.title') });
  }

  /** The destination of the delivery on the menu or in the cart. */
  destinationButton(
    key: 'delivery.to' | 'delivery.shipTo' | 'delivery.choose' | 'delivery.failed',
    name?: string,
  ): Locator {
    const pattern = this.texts.containing(key, name === undefined ? {} : { place: name, country: name });
    return this.app.getByRole('button', { name: pattern }).first();
  }

  async chooseArea(typedText: string, name: string): Promise<void> {
    await this.areas.getByRole('searchbox').fill(typedText);
    await this.areas.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(this.areas).toBeHidden();
    await expect(this.destinationButton('delivery.to', name)).toBeVisible();
  }

  async useLocation(): Promise<void> {
    await this.areas.getByRole('button', { name: this.texts.exact('delivery.useLocation') }).click();
  }

  /** Presses checkout in the cart and waits for the address form with the heading `titleKey`. */
  async goToAddress(titleKey: 'address.title' | 'address.shippingTitle' = 'address.title'): Promise<void> {
    await this.cart.getByRole('button', { name: this.texts.containing('cart.checkout') }).click();
    await expect(this.heading(titleKey)).toBeVisible();
  }

  async fillAddress(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      const nameFilter = { name: new RegExp(`^${label}`) };
      await this.app
        .getByRole('textbox', nameFilter)
        .or(this.app.getByRole('combobox', nameFilter))
        .fill(value);
    }
    await this.button('address.save').click();
    await expect(this.heading('checkout.title')).toBeVisible();
  }
}

export const createDeliveryCustomer = (page: Page, locale: Locale = 'en'): DeliveryCustomer =>
  new DeliveryCustomer(page, createTextPatterns(locale));
