import { FULL_ONLY } from '../../test-scope.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { recordPrinting } from '../testing/screens/printed-receipt.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** Saturday at one o'clock in Kuwait. The cafe's Friday shift ends at two. */
const test = testAt({ now: '2026-03-07T01:00:00+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE });

const { dish } = readDemoNames('demo-cafe', 'en');
const FRIDAY_DISH = dish('balaleet');
const SATURDAY_DISH = dish('shakshuka');

/**
 * Creates a function for `JSON.parse` that makes a dish of a business file available on one day of the week only
 * (Monday is 0, and 24:00 to 24:00 is the whole day).
 */
const restrictDishToDay = (id: string, day: number) => (value: unknown) =>
  Object(value).id === id && 'price' in Object(value)
    ? { ...Object(value), availability: { [day]: { shifts: [{ time_from: 24, time_to: 24 }] } } }
    : value;

test(
  'sells Friday’s dish and accepts Friday’s coupon in the night after Friday, and sells Saturday’s dish from the morning',
  FULL_ONLY,
  async ({ page, backend }) => {
    const restrictToFriday = restrictDishToDay('balaleet', 4);
    const restrictToSaturday = restrictDishToDay('shakshuka', 5);
    const file = JSON.parse(JSON.stringify(readDemoFile('demo-cafe')), (_key, value) =>
      restrictToSaturday(restrictToFriday(value)),
    );
    const coupon = { code: 'FRIDAY', discount_type: 'percent', discount_value: 50, all_menu: true };
    await backend.import({
      ...file,
      coupons: [{ ...coupon, starts: '2026-03-06', expires: '2026-03-06' }],
    });
    const customer = createCustomer(page);
    const { texts } = customer;
    const findCard = (name: string) => page.getByRole('article', { name, exact: true });

    const readPrinted = await recordPrinting(page);
    await page.goto('/demo-cafe/car_pickup');
    await customer.addDirectly(FRIDAY_DISH);
    await customer.searchField.fill(SATURDAY_DISH);
    await expect(findCard(SATURDAY_DISH)).toHaveCount(0);
    await page.goto('/demo-cafe/car_pickup?coupon=FRIDAY');
    await customer.openCart();
    await customer.goToCheckout();
    await customer.fillDetails({ name: createUniqueName(), phone: '50012345' });
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toContainText(texts.containing('order.received'));
    await expect(page.getByText('FRIDAY').first(), 'in the bill of the order').toBeVisible();
    await customer.button('order.print').click();
    expect((await readPrinted()).text).toMatch(/Friday, (March 6|6 March),? 2026/);

    backend.setNow('2026-03-07T09:00:00+03:00');
    await page.goto('/demo-cafe/car_pickup');
    await customer.findDish(SATURDAY_DISH);
    await customer.searchField.fill(FRIDAY_DISH);
    await expect(findCard(FRIDAY_DISH)).toHaveCount(0);
  },
);
