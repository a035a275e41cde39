import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { PHONE } from '../testing/devices.ts';
import { createDeliveryCustomer } from '../testing/screens/delivery-customer.ts';
import { expect, test } from '../testing/test.ts';

const SALMIYA = { latitude: 29.335, longitude: 48.07 };
/** A place to which only the second branch of the café delivers. */
const SHARQ = { latitude: 29.3811, longitude: 47.9899 };
const VIENNA = { latitude: 48.2082, longitude: 16.3738 };

test.describe('a customer who shares the location', () => {
  test.use({ viewport: PHONE, permissions: ['geolocation'] });

  test('shows zone, fee, minimum and time at the customer’s location before the customer accepts the location', async ({
    page,
    context,
  }) => {
    await context.setGeolocation(SALMIYA);
    const customer = createDeliveryCustomer(page);
    const { texts, areas } = customer;
    await page.goto('/demo-cafe/delivery');
    await customer.useLocation();
    await expect(
      areas.getByRole('heading', { name: texts.exact('delivery.found', { place: 'Salmiya' }) }),
    ).toBeVisible();
    for (const fact of [
      texts.containing('delivery.zone', { zone: 'Salmiya & Rumaithiya' }),
      texts.money(0.5, 'KWD'),
      texts.money(2, 'KWD'),
      texts.containing('delivery.minutes', { count: 30 }),
    ])
      await expect(areas).toContainText(fact);
    await areas.getByRole('button', { name: texts.exact('delivery.here') }).click();
    await expect(customer.destinationButton('delivery.to', 'Salmiya')).toBeVisible();
  });

  test(
    'offers the branch that delivers to the customer’s location if the current branch does not',
    FULL_ONLY,
    async ({ page, context }) => {
      await context.setGeolocation(SHARQ);
      const customer = createDeliveryCustomer(page);
      const { texts, areas } = customer;
      await page.goto('/demo-cafe/delivery');
      await customer.useLocation();
      await expect(areas.getByText(texts.exact('delivery.outside'))).toBeVisible();
      await areas
        .getByRole('button', { name: texts.containing('delivery.byBranch', { branch: 'Kuwait City' }) })
        .click();
      await expect(customer.destinationButton('delivery.to', 'Sharq')).toBeVisible();
      await expect(
        page.getByRole('button', { name: texts.containing('branches.change', { branch: 'Kuwait City' }) }),
      ).toBeVisible();
    },
  );

  test('offers pickup to a customer far outside all zones', FULL_ONLY, async ({ page, context }) => {
    await context.setGeolocation(VIENNA);
    const customer = createDeliveryCustomer(page);
    const { texts, areas } = customer;
    await page.goto('/demo-cafe/delivery');
    await customer.useLocation();
    await expect(areas.getByText(texts.exact('delivery.outside'))).toBeVisible();
    await areas.getByRole('button', { name: texts.containing('delivery.pickupAt') }).click();
    await expect(page.getByRole('radio', { name: texts.exact('sellingType.car_pickup') })).toBeChecked();
    await expect(areas).toBeHidden();
  });
});

// 1 and 3 are the codes PERMISSION_DENIED and TIMEOUT of `GeolocationPositionError`.
for (const [title, code, key] of [
  ['refused', 1, 'delivery.location.refused'],
  ['too slow', 3, 'delivery.location.timeout'],
] as const)
  test(
    `says that the location is ${title}, and keeps the list of delivery areas`,
    fullOnlyUnless(title === 'refused'),
    async ({ page }) => {
      await page.addInitScript((failure) => {
        navigator.geolocation.getCurrentPosition = (_, reportError) =>
          reportError?.({ code: failure } as GeolocationPositionError);
      }, code);
      const customer = createDeliveryCustomer(page);
      await page.goto('/demo-cafe/delivery');
      await customer.useLocation();
      await expect(customer.areas.getByText(customer.texts.exact(key))).toBeVisible();
      await customer.chooseArea('jabr', 'Jabriya');
    },
  );
