import { FULL_ONLY } from '../../test-scope.ts';
import { findBarriers } from '../testing/accessibility/barriers.ts';
import { ScreenReader } from '../testing/accessibility/screen-reader.ts';
import { buildTotalPattern, Customer, createCustomer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { Keyboard } from '../testing/screens/keyboard.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

/** A Wednesday at 12:30 in Kuwait, which is 10:30 in Berlin. */
const test = testAt({ now: '2026-03-04T12:30:00+03:00', businesses: ['demo-cafe', 'demo-restaurant'] });
test.use({ viewport: PHONE });

test('a guest with a keyboard and a screen reader configures a dish and schedules the order', async ({
  page,
  operator,
}) => {
  const customer = createCustomer(page);
  const { texts, dialog } = customer;
  const { exact, containing } = texts;
  const names = readDemoNames('demo-cafe', 'en');
  const box = names.dish('cookie-box');
  const screenReader = await ScreenReader.start(page);
  const keys = new Keyboard(page);

  await test.step('a keyboard user finds a dish from the landing page with the category tabs and the search', async () => {
    await page.goto('/demo-cafe');
    await expect(customer.landing).toBeVisible();
    await keys.tabToAndPress('link', new RegExp(`^${containing('sellingType.car_pickup').source}`));
    await keys.expectFocusOn('main', names.business);
    await keys.tabTo('tab', /.*/);
    await keys.press('End');
    await keys.expectFocusOn('tab', names.category('to-take-home'));
    await expect(keys.focused).toHaveAttribute('aria-selected', 'true');
    await keys.tabBackTo('link', exact('menu.search'));
    await keys.press('Enter');
    await expect(customer.searchField).toBeFocused();
    await keys.type(box);
    await screenReader.expectAnnouncement(exact('menu.results', { count: 1 }));
  });

  await test.step('the sheet of a dish takes the focus, keeps it, and returns it when the sheet closes', async () => {
    await keys.tabToAndPress('link', box);
    await expect(dialog).toHaveAccessibleName(box);
    for (let step = 0; step < 26; step += 1) {
      await keys.press('Tab');
      // After the last control, Tab leaves the page for the browser's own controls, and then returns to the first
      // control. It never reaches a control under the sheet.
      expect(await keys.focused.count()).toBe(await dialog.locator(':focus').count());
    }
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await keys.expectFocusOn('link', box);
  });

  await test.step('announces and focuses a missing choice of a dish, and accepts the dish after the choice', async () => {
    await keys.press('Enter');
    await expect(dialog).toBeVisible();
    await keys.tabToAndPress('button', containing('item.addToCart'));
    await screenReader.expectAnnouncement(containing('item.missing', { group: names.group('cookie-box') }));
    await keys.expectFocusOn('group', names.group('cookie-box'));
    await expect(keys.focused).toHaveAccessibleDescription(containing('item.missing'));
    for (const cookie of ['cookie-box-chocolate', 'cookie-box-pistachio']) {
      const addOneLabel = exact('menu.addOne', { name: names.option(cookie) });
      await keys.tabTo('button', addOneLabel);
      await keys.press('Enter', 'Enter', 'Enter');
      await keys.expectFocusOn('button', addOneLabel);
    }
    await screenReader.expectAnnouncement(/^3$/);
    await keys.tabToAndPress('button', containing('item.addToCart'));
    await expect(dialog).toBeHidden();
    await screenReader.expectAnnouncement(exact('menu.added', { name: box }));
    await keys.expectFocusOn('link', box);
  });

  await test.step('the cart announces its new total and keeps the focus when a line is removed', async () => {
    await keys.tabToAndPress('link', containing('menu.viewCart'));
    await keys.expectFocusOn('main', exact('cart.title'));
    await keys.tabToAndPress('button', exact('ui.increase'));
    await screenReader.expectAnnouncement(buildTotalPattern(texts, 8.6, 'KWD'));
    await keys.tabBackTo('button', exact('ui.decrease'));
    await keys.press('Enter');
    await screenReader.expectAnnouncement(buildTotalPattern(texts, 4.3, 'KWD'));
    await keys.press('Enter');
    await screenReader.expectAnnouncement(containing('cart.removed', { name: box }));
    await keys.expectFocusOn('region', exact('cart.title'));
    await keys.tabToAndPress('button', exact('ui.undo'));
    await keys.expectFocusOn('region', exact('cart.title'));
    await screenReader.expectAnnouncement(buildTotalPattern(texts, 4.3, 'KWD'));
  });

  await test.step('announces a refused coupon and describes the problem at the coupon field', async () => {
    await keys.tabTo('textbox', exact('coupon.label'));
    await keys.type('NOBODYS');
    await keys.press('Enter');
    await screenReader.expectAnnouncement(exact('coupon.unknown'));
    await expect(keys.focused).toHaveAccessibleDescription(exact('coupon.unknown'));
    await expect(keys.focused).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a keyboard user chooses another day and time for the order', async () => {
    await keys.tabBackTo('button', containing('schedule.change'));
    await keys.press('Enter');
    await expect(dialog).toHaveAccessibleName(exact('schedule.title'));
    await keys.tabTo('tab', containing('schedule.today'));
    await keys.press('ArrowRight');
    await keys.expectFocusOn('tab', containing('schedule.tomorrow'));
    await keys.tabTo('option', /.*/);
    await keys.press('ArrowRight', 'ArrowDown');
    const time = (await keys.focused.textContent()) ?? '';
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await keys.expectFocusOn('button', containing('schedule.change', { when: new RegExp(`.*${time}.*`) }));
  });

  await test.step('announces that the hold of the slot expires soon, and extends the hold', async () => {
    await page.route(/slot-hold/, async (route) => {
      const response = await route.fetch();
      const { now, hold } = await response.json();
      const expires_at = new Date(Date.parse(now) + 122_000).toISOString();
      await route.fulfill({ response, json: { now, hold: { ...hold, expires_at } } });
    });
    await keys.tabToAndPress('button', containing('cart.checkout'));
    await keys.expectFocusOn('main', exact('checkout.title'));
    await screenReader.expectAnnouncement(exact('schedule.hold.keptFor', { count: 3 }));
    await screenReader.expectAnnouncement(exact('schedule.hold.keptFor', { count: 2 }));
    await page.unroute(/slot-hold/);
    expect(await findBarriers(page), 'while the hold expires').toEqual([]);
    await keys.tabToAndPress('button', exact('schedule.hold.longer'));
    await screenReader.expectAnnouncement(exact('schedule.hold.keptFor', { count: 10 }));
    await keys.expectFocusOn('group', exact('schedule.hold.kept'));
  });

  await test.step('announces missing fields of the checkout, links to them, and accepts the corrections', async () => {
    await keys.tabToAndPress('button', containing('checkout.placeOrder'));
    await screenReader.expectAnnouncement(containing('checkout.fixProblems', { count: 2 }));
    await keys.expectFocusOn('textbox', exact('checkout.name'));
    await expect(keys.focused).toHaveAccessibleDescription(containing('checkout.nameMissing'));
    await keys.tabToAndPress('button', exact('phone.missing'));
    await keys.expectFocusOn('textbox', exact('checkout.phone'));
    await expect(keys.focused).toHaveAttribute('aria-invalid', 'true');
    await keys.type('50012345');
    await keys.tabBackTo('textbox', exact('checkout.name'));
    await keys.type(createUniqueName());
    await keys.tabTo('radio', containing('payment.2'));
    await keys.tabToAndPress('button', containing('checkout.placeOrder'));
  });

  await test.step('shows the placed order and announces its next status', async () => {
    await expect(customer.currentStep).toBeVisible();
    await keys.expectFocusOn('main', containing('order.readyAt', { time: /.*/ }));
    const number = await customer.readOrderNumber();
    await operator.pressOrderButton(number, 'Accept');
    await screenReader.expectAnnouncement(exact('order.confirmed'));
    await keys.tabTo('button', exact('order.again'));
  });
  expect(await screenReader.listDuplicates()).toEqual([]);
});

test(
  'a guest with a keyboard reserves a table and pre-orders a dish, in a right-to-left language',
  FULL_ONLY,
  async ({ page }) => {
    const texts = createTextPatterns('ar');
    const { exact, containing } = texts;
    const customer = new Customer(page, texts);
    const names = readDemoNames('demo-restaurant', 'ar');
    const menu = names.dish('menu-garden');
    const screenReader = await ScreenReader.start(page);
    const keys = new Keyboard(page);
    const reserveLabel = new RegExp(`^${containing('reservation.reserve').source}`);

    await test.step('a keyboard user opens the reservation form from the landing page', async () => {
      await page.goto('/demo-restaurant?lang=ar');
      await expect(customer.landing).toBeVisible();
      await keys.tabToAndPress('link', new RegExp(`^${containing('sellingType.reservation').source}`));
      await keys.expectFocusOn('main', exact('reservation.title.table'));
      await expect(page.getByRole('tab').first()).toBeVisible();
    });

    await test.step('announces the missing fields of the reservation form and focuses the first one', async () => {
      await keys.tabToAndPress('button', reserveLabel);
      await screenReader.expectAnnouncement(containing('checkout.fixProblems', { count: 4 }));
      await keys.expectFocusOn('option', /.*/);
      await expect(page.getByRole('listbox')).toHaveAccessibleDescription(exact('reservation.missing.time'));
    });

    await test.step('a keyboard user chooses three people, another day and the second time for a reservation', async () => {
      await keys.tabBackTo('tab', /.*/);
      const days = page.getByRole('tab');
      await keys.press('ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowLeft');
      await expect(days.nth(2), 'the left arrow moves forward').toBeFocused();
      await expect(days.nth(2)).toHaveAttribute('aria-selected', 'true');
      await keys.tabBackTo('button', exact('reservation.more'));
      await keys.press('Enter');
      await screenReader.expectAnnouncement(/^[3٣]$/);
      await expect(days.nth(2)).toHaveAttribute('aria-selected', 'true');
      await keys.tabTo('option', /.*/);
      await keys.press('ArrowLeft');
      await expect(page.getByRole('option').nth(1)).toBeFocused();
      await keys.press('Enter');
      await keys.expectFocusOn('option', /.*/);
      await expect(keys.focused).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('a keyboard user finds “any table” selected, and adds a dish to the pre-order', async () => {
      await keys.tabTo('button', exact('reservation.anyTable'));
      await expect(keys.focused).toHaveAttribute('aria-pressed', 'true');
      await keys.tabTo('link', exact('reservation.chooseDishes'));
      await expect(keys.focused).toHaveAccessibleDescription(exact('reservation.missing.dishes'));
      await keys.press('Enter');
      await keys.expectFocusOn('main', /.+/);
      await keys.tabToAndPress('button', exact('menu.add', { name: menu }));
      await screenReader.expectAnnouncement(exact('menu.added', { name: menu }));
      await keys.expectFocusOn('button', exact('menu.addOne', { name: menu }));
      await keys.tabToAndPress('link', containing('menu.viewCart'));
      await keys.expectFocusOn('main', exact('cart.title'));
      await keys.tabToAndPress('button', containing('preorder.toBooking'));
      await keys.expectFocusOn('main', exact('reservation.title.table'));
    });

    await test.step('a keyboard user enters the name, the phone number and the occasion of a reservation', async () => {
      await keys.tabTo('textbox', exact('checkout.name'));
      await keys.type(createUniqueName());
      await keys.tabTo('textbox', exact('checkout.phone'));
      await keys.type('1701234567');
      await keys.tabTo('radio', 'عيد ميلاد');
      await keys.press('Space', 'ArrowLeft');
      await keys.expectFocusOn('radio', 'ذكرى سنوية');
      await expect(keys.focused).toBeChecked();
      await keys.tabToAndPress('button', reserveLabel);
    });

    await test.step('shows the reservation with its pre-order', async () => {
      await keys.expectFocusOn('main', exact('reservations.heading.0'));
      await expect(
        page
          .getByText(menu)
          .or(page.getByText(texts.containing('reservations.preOrderTotal')))
          .first(),
      ).toBeVisible();
    });

    await test.step('Escape closes the cancel dialog of a reservation and returns the focus', async () => {
      await keys.tabToAndPress('button', exact('reservations.cancel'));
      await expect(customer.dialog).toBeVisible();
      await keys.press('Escape');
      await expect(customer.dialog).toBeHidden();
      await keys.expectFocusOn('button', exact('reservations.cancel'));
    });
    expect(await screenReader.listDuplicates()).toEqual([]);
  },
);
