import { visitor } from '../testing/customer.ts';
import { switchedOffCafe } from '../testing/data/businesses.ts';
import { recordConsole } from '../testing/hosts/embedded.ts';
import { expect, test } from '../testing/test.ts';

test('shows the first screen without requesting the business, because the page includes it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/demo-cafe/car_pickup');
  await expect(visitor(page).searchLink).toBeVisible();
  expect(requests.filter((path) => path.includes('/restaurant/'))).toEqual([]);
});

test('keeps its own policy with an empty console up to the filled-in checkout', async ({ page }) => {
  const noise = await recordConsole(page);
  const customer = visitor(page);
  await page.goto('/demo-cafe/car_pickup');
  await customer.prepareOrder('Balaleet', { name: 'Noor', phone: '50012345' });
  await expect(customer.placeOrder).toBeEnabled();
  expect(noise.filter((line) => !line.includes('registration blocked by Playwright'))).toEqual([]);
});

test('a link with a language opens the page and the app in that language', async ({ page }) => {
  await page.goto('/demo-cafe/car_pickup?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle('بيت القهوة');
  await expect(visitor(page, 'ar').searchLink).toBeVisible();
});

test('has pages for an unknown address and for a business that is switched off', async ({ page }) => {
  const { words } = visitor(page);
  expect((await page.goto('/nobody'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: words.say('errors.unknownBusiness') })).toBeVisible();
  expect((await page.goto(`/${await switchedOffCafe()}`))?.status()).toBe(433);
  await expect(page.getByRole('heading', { name: words.say('errors.switchedOff') })).toBeVisible();
  await expect(page.getByRole('link', { name: words.say('landing.call') })).toHaveAttribute(
    'href',
    'tel:+96522000140',
  );
});

test('can be installed as an app', async ({ page, context }) => {
  await page.goto('/demo-cafe');
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Bayt Coffee', start_url: '/demo-cafe' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
