import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { createDeliveryCustomer } from '../testing/screens/delivery-customer.ts';
import { expect, test } from '../testing/test.ts';

/** A place to which only the second branch of the café delivers. */
const SHARQ = { latitude: 29.3811, longitude: 47.9899 };

test.use({ viewport: PHONE });

test('a link sets the area and the street of a delivery, and the customer can change the area', async ({
  page,
}) => {
  const customer = createDeliveryCustomer(page);
  await page.goto('/demo-cafe?area=Rumaithiya&address=Street%2014');
  await expect(page).toHaveURL(/\/demo-cafe\/delivery\?area=/);
  await expect(customer.destinationButton('delivery.to', 'Rumaithiya')).toBeVisible();
  await customer.destinationButton('delivery.to', 'Rumaithiya').click();
  await customer.chooseArea('salm', 'Salmiya');
  await page.reload();
  await expect(customer.destinationButton('delivery.to', 'Salmiya')).toBeVisible();
  await customer.addDirectly(readDemoNames('demo-cafe', 'en').dish('balaleet'));
  await customer.openCart();
  await customer.goToAddress();
  await expect(customer.app.getByRole('combobox', { name: /^Street/ })).toHaveValue('Street 14');
});

test('says that the area in a link is unknown, and asks for an area', async ({ page }) => {
  const customer = createDeliveryCustomer(page);
  await page.goto('/demo-cafe?area=Atlantis');
  await expect(customer.areas.getByText(customer.texts.exact('delivery.dropped.link'))).toBeVisible();
  await customer.chooseArea('salm', 'Salmiya');
  await expect(customer.destinationButton('delivery.to', 'Salmiya')).toBeVisible();
  await expect(page.getByText(customer.texts.exact('delivery.dropped.link'))).toBeHidden();
});

test('says that a link’s address is outside the branch’s zones, and offers the branch that delivers there', async ({
  page,
}) => {
  const customer = createDeliveryCustomer(page);
  const { texts } = customer;
  await page.goto(`/demo-cafe/delivery?address=${SHARQ.latitude},${SHARQ.longitude}`);
  await expect(
    customer.areas.getByRole('heading', { name: texts.exact('delivery.dropped.outside') }),
  ).toBeVisible();
  await customer.areas
    .getByRole('button', { name: texts.containing('delivery.byBranch', { branch: 'Kuwait City' }) })
    .click();
  await expect(customer.areas).toBeHidden();
  await expect(customer.destinationButton('delivery.to', 'Sharq')).toBeVisible();
  await expect(page.getByText(texts.exact('delivery.dropped.outside'))).toBeHidden();
});
