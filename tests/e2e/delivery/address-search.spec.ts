import { FULL_ONLY } from '../../test-scope.ts';
import { type FakeNominatim, startFakeNominatim } from '../../testing/fake-nominatim.ts';
import { recordConsole } from '../testing/hosts/embedded.ts';
import { DeliveryMapScreen } from '../testing/screens/delivery-map-screen.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const geocoder: { current?: FakeNominatim } = {};
const getGeocoderUrl = (): string => geocoder.current?.url ?? '';
const test = testAt({
  now: '2026-03-04T12:00:00+01:00',
  businesses: ['demo-cafe', 'demo-shop'],
  startGeocoder: async () => {
    geocoder.current ??= await startFakeNominatim();
    return getGeocoderUrl();
  },
});
const texts = createTextPatterns('en');

test.afterAll(() => geocoder.current?.close());

// @spec data/get-search-geocoding-service, data/get-reverse-geocoding-service
// @spec constants/reverse-geocoding-at-zoom-18, calls/post-webapp-get-address, calls/post-webapp-set-address
test('a customer abroad finds an address on the country’s map or by typing, and the app fills in the form', async ({
  page,
  backend,
}) => {
  const shop = readDemoFile('demo-shop');
  const [austria, ...otherCountries] = shop.countries as object[];
  const icon = { file: 'media/meatballs.webp', color: '#f8dfdf' };
  await backend.import({ ...shop, countries: [{ ...austria, icon }, ...otherCountries] });
  await page.goto('/demo-shop/delivery');
  const sheet = page.getByRole('dialog', { name: texts.exact('delivery.title') });
  await sheet.getByRole('radio', { name: texts.exact('delivery.abroad') }).click();
  const findPicture = (country: RegExp) => sheet.getByRole('button', { name: country }).locator('img');
  await expect(findPicture(/Austria/), 'the picture of the business').toHaveAttribute('src', /\/media\//);
  await expect(findPicture(/France/), 'the flag').not.toHaveAttribute('src', /\/media\//);
  for (const country of [/Austria/, /France/])
    await expect
      .poll(() => findPicture(country).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await sheet.getByRole('button', { name: /Austria/ }).click();
  await expect(page.getByRole('button', { name: texts.containing('delivery.shipTo') }).first()).toBeVisible();

  await page.goto('/demo-shop/delivery/address');
  await page.getByRole('textbox', { name: texts.containing('address.field.city') }).fill('Linz');
  await page.getByRole('link', { name: texts.exact('delivery.onMap') }).click();
  const mapScreen = new DeliveryMapScreen(page);
  const outline = mapScreen.map.locator('.leaflet-overlay-pane path');
  await expect(outline, 'the two parts of the country').toHaveCount(2);
  const city = mapScreen.panel.getByRole('button', { name: 'Linz' });
  await expect(city, 'the city of the form').toBeVisible();

  await page.getByRole('searchbox', { name: texts.exact('map.search') }).fill('Marienplatz');
  await page.keyboard.press('Enter');
  await mapScreen.panel.getByRole('button', { name: /Marienplatz/ }).click();
  await expect(mapScreen.panel).toContainText('OpenStreetMap contributors');
  await expect(mapScreen.panel, 'Munich is not in Austria').toContainText(
    texts.containing('map.outsideCountry', { country: 'Austria' }),
  );
  await expect(page.getByRole('button', { name: texts.exact('map.useAddress') })).toBeDisabled();
  expect(geocoder.current?.requests.join()).toContain('polygon_geojson=1');

  await page.goBack();
  await page.getByRole('link', { name: texts.exact('delivery.onMap') }).click();
  await city.click();
  await expect(mapScreen.panel).toContainText('Landstraße, Linz');
  expect(geocoder.current?.requests.join(), 'the address of the pin').toMatch(/\/reverse\?[^,]*zoom=18/);
  await page.getByRole('button', { name: texts.exact('map.useAddress') }).click();
  const street = page.getByRole('combobox', { name: texts.containing('address.field.street') });
  await expect(street).toHaveValue('Landstraße');

  await street.fill('Marienplatz');
  await page.getByRole('option', { name: /Marienplatz/ }).click();
  await expect(street).toHaveValue('Marienplatz');
  await expect(page.getByRole('textbox', { name: texts.containing('address.field.postcode') })).toHaveValue(
    '80331',
  );
  expect(geocoder.current?.requests.join(), 'the address of the suggestion').toContain('/lookup');
});

// @spec data/result-becomes-address
test(
  'the delivery map uses the geocoder and the map tiles that the business configured',
  FULL_ONLY,
  async ({ page, backend }) => {
    const consoleMessages = await recordConsole(page);
    const cafe = readDemoFile('demo-cafe');
    const map = {
      geocoder: getGeocoderUrl(),
      tiles: `${backend.origin}/tiles/{z}/{x}/{y}.png`,
      attribution: 'Own tiles',
    };
    await backend.import({ ...cafe, settings: { ...(cafe.settings as object), map } });
    await page.goto('/demo-cafe/delivery/map');
    const screen = new DeliveryMapScreen(page);
    await screen.expectShown();
    await expect(page.getByText('Own tiles')).toBeVisible();
    geocoder.current?.requests.splice(0);
    await page.getByRole('searchbox', { name: texts.exact('map.search') }).fill('Marienplatz');
    await page
      .getByRole('button', { name: texts.exact('delivery.searchAddress', { text: 'Marienplatz' }) })
      .click();
    await screen.panel.getByRole('button', { name: /Marienplatz/ }).click();
    await expect(screen.pin).toBeVisible();
    await expect(screen.panel).toContainText('Marienplatz, Altstadt, München');
    expect(geocoder.current?.requests[0], 'the browser requests the service directly').toContain(
      'countrycodes=kw',
    );
    const policyMessages = consoleMessages.filter((message) => /Content Security Policy/i.test(message));
    expect(policyMessages, 'the content security policy allows the services').toEqual([]);
  },
);
