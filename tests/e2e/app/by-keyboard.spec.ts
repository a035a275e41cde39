import { findBarriers } from '../testing/accessibility/barriers.ts';
import { ScreenReader } from '../testing/accessibility/screen-reader.ts';
import { buildTotalPattern, Customer, uniqueName, visitor } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { Keyboard } from '../testing/screens/keyboard.ts';
import { testAt } from '../testing/servers/own-backend.ts';
import { expect } from '../testing/test.ts';
import { wordsOf } from '../testing/words.ts';

/** A Wednesday noon in Kuwait, and half past ten in Berlin. */
const test = testAt({ now: '2026-03-04T12:30:00+03:00', businesses: ['demo-cafe', 'demo-restaurant'] });
test.use({ viewport: PHONE });

test('a guest with a keyboard and a screen reader finds, configures and schedules an order', async ({
  page,
  operator,
}) => {
  const customer = visitor(page);
  const { words, dialog } = customer;
  const { say, has } = words;
  const names = readDemoNames('demo-cafe', 'en');
  const box = names.dish('cookie-box');
  const screenReader = await ScreenReader.on(page);
  const keys = new Keyboard(page);

  await test.step('from the landing page to a dish, by a tab of the menu', async () => {
    await page.goto('/demo-cafe');
    await expect(customer.landing).toBeVisible();
    await keys.use('link', new RegExp(`^${has('sellingType.car_pickup').source}`));
    await keys.expectAt('main', names.business);
    await keys.to('tab', /.*/);
    await keys.press('End');
    await keys.expectAt('tab', names.category('to-take-home'));
    await expect(keys.at).toHaveAttribute('aria-selected', 'true');
    await keys.back('link', say('menu.search'));
    await keys.press('Enter');
    await expect(customer.searchField).toBeFocused();
    await keys.type(box);
    await screenReader.expectAnnouncement(say('menu.results', { count: 1 }));
  });

  await test.step('a sheet has the focus, keeps it, and gives it back', async () => {
    await keys.use('link', box);
    await expect(dialog).toHaveAccessibleName(box);
    for (let step = 0; step < 26; step += 1) {
      await keys.press('Tab');
      // At its end comes the browser, then its beginning again: never what is behind it.
      expect(await keys.at.count()).toBe(await dialog.locator(':focus').count());
    }
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await keys.expectAt('link', box);
  });

  await test.step('a choice that is missing is said, has the focus, and is made', async () => {
    await keys.press('Enter');
    await expect(dialog).toBeVisible();
    await keys.use('button', has('item.addToCart'));
    await screenReader.expectAnnouncement(has('item.missing', { group: names.group('cookie-box') }));
    await keys.expectAt('group', names.group('cookie-box'));
    await expect(keys.at).toHaveAccessibleDescription(has('item.missing'));
    for (const cookie of ['cookie-box-chocolate', 'cookie-box-pistachio']) {
      const more = say('menu.addOne', { name: names.option(cookie) });
      await keys.to('button', more);
      await keys.press('Enter', 'Enter', 'Enter');
      await keys.expectAt('button', more);
    }
    await screenReader.expectAnnouncement(/^3$/);
    await keys.use('button', has('item.addToCart'));
    await expect(dialog).toBeHidden();
    await screenReader.expectAnnouncement(say('menu.added', { name: box }));
    await keys.expectAt('link', box);
  });

  await test.step('the cart says its total when that changes, and loses no focus with a line', async () => {
    await keys.use('link', has('menu.viewCart'));
    await keys.expectAt('main', say('cart.title'));
    await keys.use('button', say('ui.increase'));
    await screenReader.expectAnnouncement(buildTotalPattern(words, 8.6, 'KWD'));
    await keys.back('button', say('ui.decrease'));
    await keys.press('Enter');
    await screenReader.expectAnnouncement(buildTotalPattern(words, 4.3, 'KWD'));
    await keys.press('Enter');
    await screenReader.expectAnnouncement(has('cart.removed', { name: box }));
    await keys.expectAt('region', say('cart.title'));
    await keys.use('button', say('ui.undo'));
    await keys.expectAt('region', say('cart.title'));
    await screenReader.expectAnnouncement(buildTotalPattern(words, 4.3, 'KWD'));
  });

  await test.step('a coupon that is refused is said, and described at its field', async () => {
    await keys.to('textbox', say('coupon.label'));
    await keys.type('NOBODYS');
    await keys.press('Enter');
    await screenReader.expectAnnouncement(say('coupon.unknown'));
    await expect(keys.at).toHaveAccessibleDescription(say('coupon.unknown'));
    await expect(keys.at).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a day and a time', async () => {
    await keys.back('button', has('schedule.change'));
    await keys.press('Enter');
    await expect(dialog).toHaveAccessibleName(say('schedule.title'));
    await keys.to('tab', has('schedule.today'));
    await keys.press('ArrowRight');
    await keys.expectAt('tab', has('schedule.tomorrow'));
    await keys.to('option', /.*/);
    await keys.press('ArrowRight', 'ArrowDown');
    const time = (await keys.at.textContent()) ?? '';
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await keys.expectAt('button', has('schedule.change', { when: new RegExp(`.*${time}.*`) }));
  });

  await test.step('it is kept, and longer when asked for: time runs short', async () => {
    await page.route(/slot-hold/, async (route) => {
      const response = await route.fetch();
      const { now, hold } = await response.json();
      const expires_at = new Date(Date.parse(now) + 122_000).toISOString();
      await route.fulfill({ response, json: { now, hold: { ...hold, expires_at } } });
    });
    await keys.use('button', has('cart.checkout'));
    await keys.expectAt('main', say('checkout.title'));
    await screenReader.expectAnnouncement(say('schedule.hold.keptFor', { count: 3 }));
    await screenReader.expectAnnouncement(say('schedule.hold.keptFor', { count: 2 }));
    await page.unroute(/slot-hold/);
    expect(await findBarriers(page), 'while the time runs out').toEqual([]);
    await keys.use('button', say('schedule.hold.longer'));
    await screenReader.expectAnnouncement(say('schedule.hold.keptFor', { count: 10 }));
    await keys.expectAt('group', say('schedule.hold.kept'));
  });

  await test.step('what is missing is said, leads to its field, and is mended', async () => {
    await keys.use('button', has('checkout.placeOrder'));
    await screenReader.expectAnnouncement(has('checkout.fixProblems', { count: 2 }));
    await keys.expectAt('textbox', say('checkout.name'));
    await expect(keys.at).toHaveAccessibleDescription(has('checkout.nameMissing'));
    await keys.use('button', say('phone.missing'));
    await keys.expectAt('textbox', say('checkout.phone'));
    await expect(keys.at).toHaveAttribute('aria-invalid', 'true');
    await keys.type('50012345');
    await keys.back('textbox', say('checkout.name'));
    await keys.type(uniqueName());
    await keys.to('radio', has('payment.2'));
    await keys.use('button', has('checkout.placeOrder'));
  });

  await test.step('the order is arrived at, and says how it goes on', async () => {
    await expect(customer.currentStep).toBeVisible();
    await keys.expectAt('main', has('order.readyAt', { time: /.*/ }));
    const number = await customer.orderNumber();
    await operator.move(number, 'Accept');
    await screenReader.expectAnnouncement(say('status.1'));
    await keys.to('button', say('order.again'));
  });
  expect(await screenReader.listDuplicates()).toEqual([]);
});

test('a guest with a keyboard reserves a table with a dish in a right-to-left language', async ({ page }) => {
  const words = wordsOf('ar');
  const { say, has } = words;
  const customer = new Customer(page, words);
  const names = readDemoNames('demo-restaurant', 'ar');
  const menu = names.dish('menu-garden');
  const screenReader = await ScreenReader.on(page);
  const keys = new Keyboard(page);
  const reserve = new RegExp(`^${has('reservation.reserve').source}`);

  await test.step('from the landing page', async () => {
    await page.goto('/demo-restaurant?lang=ar');
    await expect(customer.landing).toBeVisible();
    await keys.use('link', new RegExp(`^${has('sellingType.reservation').source}`));
    await keys.expectAt('main', say('reservation.title.table'));
    await expect(page.getByRole('tab').first()).toBeVisible();
  });

  await test.step('what is missing is said; the first of it has the focus', async () => {
    await keys.use('button', reserve);
    await screenReader.expectAnnouncement(has('checkout.fixProblems', { count: 4 }));
    await keys.expectAt('option', /.*/);
    await expect(page.getByRole('listbox')).toHaveAccessibleDescription(say('reservation.missing.time'));
  });

  await test.step('three people, the day after, the second time', async () => {
    await keys.back('tab', /.*/);
    const days = page.getByRole('tab');
    await keys.press('ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowLeft');
    await expect(days.nth(2), 'leftwards is onwards').toBeFocused();
    await expect(days.nth(2)).toHaveAttribute('aria-selected', 'true');
    await keys.back('button', say('reservation.more'));
    await keys.press('Enter');
    await screenReader.expectAnnouncement(/^[3٣]$/);
    await expect(days.nth(2)).toHaveAttribute('aria-selected', 'true');
    await keys.to('option', /.*/);
    await keys.press('ArrowLeft');
    await expect(page.getByRole('option').nth(1)).toBeFocused();
    await keys.press('Enter');
    await keys.expectAt('option', /.*/);
    await expect(keys.at).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a table, and a dish from the menu', async () => {
    await keys.to('button', say('reservation.anyTable'));
    await expect(keys.at).toHaveAttribute('aria-pressed', 'true');
    await keys.to('link', say('reservation.chooseDishes'));
    await expect(keys.at).toHaveAccessibleDescription(say('reservation.missing.dishes'));
    await keys.press('Enter');
    await keys.expectAt('main', /.+/);
    await keys.use('button', say('menu.add', { name: menu }));
    await screenReader.expectAnnouncement(say('menu.added', { name: menu }));
    await keys.expectAt('button', say('menu.addOne', { name: menu }));
    await keys.use('link', has('menu.viewCart'));
    await keys.expectAt('main', say('cart.title'));
    await keys.use('button', has('preorder.toBooking'));
    await keys.expectAt('main', say('reservation.title.table'));
  });

  await test.step('who is coming, and why', async () => {
    await keys.to('textbox', say('checkout.name'));
    await keys.type(uniqueName());
    await keys.to('textbox', say('checkout.phone'));
    await keys.type('1701234567');
    await keys.to('radio', 'عيد ميلاد');
    await keys.press('Space', 'ArrowLeft');
    await keys.expectAt('radio', 'ذكرى سنوية');
    await expect(keys.at).toBeChecked();
    await keys.use('button', reserve);
  });

  await test.step('the reservation is arrived at', async () => {
    await keys.expectAt('main', say('reservations.heading.0'));
    await expect(
      page
        .getByText(menu)
        .or(page.getByText(words.has('reservations.preOrderTotal')))
        .first(),
    ).toBeVisible();
  });

  await test.step('its cancelling is asked for, and given up, where it was', async () => {
    await keys.use('button', say('reservations.cancel'));
    await expect(customer.dialog).toBeVisible();
    await keys.press('Escape');
    await expect(customer.dialog).toBeHidden();
    await keys.expectAt('button', say('reservations.cancel'));
  });
  expect(await screenReader.listDuplicates()).toEqual([]);
});
