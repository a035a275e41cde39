import type { Locator } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { PHONE_NUMBER } from '../testing/screens/cafe-order.ts';
import { goToPath } from '../testing/screens/go-to-path.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday noon in Kuwait. */
const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The outline and the border of an element. Forced colours remove backgrounds and shadows. */
const readBorders = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    const { outline, borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return [outline, borderTopWidth, borderTopStyle, borderTopColor].join(' ');
  });

/** Computed value of a system colour. */
const readSystemColour = (name: string, locator: Locator): Promise<string> =>
  locator.evaluate((element, colour) => {
    const probe = element.ownerDocument.createElement('i');
    probe.style.color = colour;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const readColour = (locator: Locator, property: string, pseudoElement?: string): Promise<string> =>
  locator.evaluate(
    (element, [name = '', pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name),
    [property, pseudoElement] as const,
  );

test(
  'selection, focus, order progress and the edge of a sheet are visible in forced colours',
  FULL_ONLY,
  async ({ page }) => {
    const customer = createCustomer(page);
    const { texts, dialog } = customer;
    await page.goto('/demo-cafe/car_pickup');
    await expect(page.getByRole('article').first()).toBeVisible();
    const highlight = await readSystemColour('Highlight', customer.tab('tabs.menu'));

    expect(await readBorders(customer.tab('tabs.menu')), 'the tab of the current screen').not.toBe(
      await readBorders(customer.tab('tabs.home')),
    );
    const orderTypeLabel = (key: 'sellingType.car_pickup' | 'sellingType.delivery') =>
      page.locator('label').filter({ has: page.getByRole('radio', { name: texts.exact(key) }) });
    expect(await readBorders(orderTypeLabel('sellingType.car_pickup')), 'the selected order type').not.toBe(
      await readBorders(orderTypeLabel('sellingType.delivery')),
    );
    const category = page.getByRole('tab', { selected: true });
    expect(await readColour(category, 'background-color', '::after'), 'the selected category').toBe(
      highlight,
    );
    await page.keyboard.press('Tab');
    const focusedControl = page.locator('order-app :focus-visible');
    expect(await readColour(focusedControl, 'outline-color'), 'the focus').toBe(highlight);
    expect(await readColour(focusedControl, 'outline-style')).toBe('solid');

    await customer.prepareOrder(readDemoNames('demo-cafe', 'en').dish('balaleet'), {
      name: createUniqueName(),
      phone: PHONE_NUMBER,
    });
    expect(await readBorders(customer.placeOrderButton), 'a button').toMatch(/1px solid/);
    await page.getByRole('button', { name: texts.containing('schedule.change') }).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    expect(await readBorders(dialog.locator('xpath=./*[1]')), 'a sheet').toMatch(/1px solid/);
    const days = dialog.getByRole('tab');
    expect(await readBorders(days.and(page.locator('[aria-selected=true]'))), 'the selected day').not.toBe(
      await readBorders(days.and(page.locator('[aria-selected=false]')).first()),
    );
    await dialog.getByRole('option').nth(1).click();
    await expect(dialog).toBeHidden();
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
    const readStepBorders = (step: Locator) => readBorders(step.locator('[aria-hidden=true]').first());
    const steps = page.getByRole('list', { name: texts.exact('order.status') }).getByRole('listitem');
    expect(await readStepBorders(customer.currentStep), 'the current step of the order').not.toBe(
      await readStepBorders(steps.last()),
    );

    await goToPath(page, '/demo-cafe/settings');
    const readChoiceBorders = (checked: boolean) =>
      readBorders(page.getByRole('radio', { checked }).first().locator('xpath=following-sibling::*[1]'));
    expect(await readChoiceBorders(true), 'the checked choice').not.toBe(await readChoiceBorders(false));
  },
);
