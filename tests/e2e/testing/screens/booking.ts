import type { Locator } from '@playwright/test';
import type { Customer } from '../customer.ts';
import { expect } from '../test.ts';

/** Page object of a customer who makes a reservation: the reservation form and the reservation screen. */
export class Booking {
  constructor(private readonly customer: Customer) {}

  private get texts() {
    return this.customer.texts;
  }

  /** Chooses a day and a time, in the form or while changing a reservation. */
  async chooseTime(day: RegExp, time: string, container: Locator): Promise<void> {
    await container.getByRole('tab', { name: day }).click();
    await container.getByRole('option', { name: new RegExp(`^${time}`) }).click();
  }

  get screen(): Locator {
    return this.customer.page.getByRole('main');
  }

  async reserve(name: string, phone: string): Promise<void> {
    await this.customer.field('checkout.name').fill(name);
    await this.customer.field('checkout.phone').fill(phone);
    await this.customer.page
      .getByRole('button', { name: this.texts.containing('reservation.reserve') })
      .click();
  }

  /** Waits until the reservation screen shows a status. */
  async expectStatus(status: '0' | '1' | '2' | '3' | 'cancelled'): Promise<void> {
    await expect(this.customer.heading(`reservations.heading.${status}`)).toBeVisible();
  }

  /** Makes the page visible again, which reloads the reservation at once. */
  async returnToPage(): Promise<void> {
    await this.customer.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  async changeTime(day: RegExp, time: string): Promise<void> {
    await this.customer.button('reservations.change').click();
    await this.chooseTime(day, time, this.customer.dialog);
    await this.customer.dialog.getByRole('button', { name: this.texts.exact('reservations.save') }).click();
    await expect(this.customer.page.getByText(this.texts.exact('reservations.changeDone'))).toBeVisible();
  }

  async cancel(): Promise<void> {
    await this.customer.button('reservations.cancel').click();
    await this.customer.dialog.getByRole('button', { name: this.texts.exact('reservations.cancel') }).click();
    await this.expectStatus('cancelled');
  }
}
