import { createCustomer } from '../testing/customer.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: ['demo-bakery'] });

// @spec entities/payment-methods-enable-wallet-disable, constants/payment-codes-1-9-what
test('the demo bakery has its own domain, asks for consent, and offers passwords, shipping and its payment methods', async ({
  page,
  backend,
}) => {
  const customer = createCustomer(page);
  const pixelRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('tannour.example')) pixelRequests.push(request.url());
  });
  const { port } = new URL(backend.origin);
  const response = await page.goto(`http://tannour.localhost:${port}/`);
  expect(response?.url()).toBe(`http://tannour.localhost:${port}/demo-bakery`);
  await expect(customer.landing).toBeVisible();
  await expect(customer.button('consent.decline')).toBeVisible();
  await customer.button('consent.decline').click();

  await customer.choosePickup();
  await customer.prepareOrder('Sesame ring', { name: 'Noor', phone: '50012345' });
  for (const name of [/^KNET/, /^Apple Pay KNET/, /^Benefit/, /^Mada/])
    await expect(page.getByRole('radio', { name })).toBeAttached();
  await page.goto(`http://tannour.localhost:${port}/demo-bakery/login`);
  await expect(customer.app.locator('input[type=password]')).toBeVisible();
  expect(pixelRequests).toEqual([]);
});
