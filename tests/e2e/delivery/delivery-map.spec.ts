import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import {
  createEmbeddedCustomer,
  getElement,
  recordConsole,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { readRunningResources, trackResources } from '../testing/hosts/running-resources.ts';
import { openStrictPage, readDocumentedPolicy } from '../testing/hosts/strict-page.ts';
import { DeliveryMapScreen } from '../testing/screens/delivery-map-screen.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

// Some tests count timers and listeners, and waiting for the app would add more.
test.use({ waitsForApp: false });

const texts = createTextPatterns('en');
const MAP_PATH = '/demo-cafe/delivery/map';
const SALMIYA = { lat: 29.3345, lng: 48.0746 };
const HAWALLI = { lat: 29.3375, lng: 48.027 };
const AT_SEA = { lat: 29.362, lng: 48.066 };
const backend = `http://127.0.0.1:${process.env.E2E_PORT}`;

test.use({ viewport: TALL_VIEWPORT });

const goToMap = (page: Page) =>
  page.evaluate(() =>
    document
      .querySelector<HTMLElement & { navigate: (path: string) => Promise<void> }>('order-app')
      ?.navigate('delivery/map'),
  );

// @spec paths/type-map
// @spec validation/location-inside-area-if-within, data/get-reverse-geocoding-service
test('a customer drags the pin, sees zone, fee, minimum, time and address, and confirms the location', async ({
  page,
}) => {
  const mapScreen = new DeliveryMapScreen(page);
  await page.goto(MAP_PATH);
  await mapScreen.expectShown();
  await expect(mapScreen.deliverHere).toBeDisabled();
  await mapScreen.toolButton('map.pinHere').click();
  await mapScreen.dragPinTo(SALMIYA);
  await expect(mapScreen.panel).toContainText(texts.containing('delivery.found', { place: 'Salmiya' }));
  await expect(mapScreen.panel).toContainText('Salmiya, Kuwait City');
  await expect(mapScreen.panel).toContainText(texts.money(0.5, 'KWD'));
  await expect(mapScreen.panel).toContainText(texts.containing('delivery.minutes', { count: 30 }));
  await expect(mapScreen.panel).toContainText(texts.containing('delivery.minimum'));

  await mapScreen.dragPinTo(AT_SEA);
  await expect(mapScreen.panel).toContainText(texts.containing('delivery.outside'));
  await expect(mapScreen.panel).toContainText(texts.containing('map.noAddress'));
  await expect(mapScreen.deliverHere).toBeDisabled();

  await mapScreen.dragPinTo(HAWALLI);
  await expect(mapScreen.panel).toContainText(texts.containing('delivery.found', { place: 'Hawalli' }));
  await mapScreen.deliverHere.click();
  await expect(mapScreen.map).toBeHidden();
  await page.goto(MAP_PATH);
  await mapScreen.expectShown();
  await expect(mapScreen.pin, 'the pin keeps its position').toBeVisible();
  await expect(mapScreen.panel).toContainText('Hawalli');
});

test('a keyboard user places the pin on the map, moves it, zooms and continues', async ({ page }) => {
  const mapScreen = new DeliveryMapScreen(page);
  await page.goto(MAP_PATH);
  await mapScreen.expectShown();
  await mapScreen.map.focus();
  const zoom = await mapScreen.zoom();
  await page.keyboard.press('+');
  await expect.poll(() => mapScreen.zoom()).toBe(zoom + 1);
  await page.keyboard.press('-');
  await expect.poll(() => mapScreen.zoom()).toBe(zoom);
  await page.keyboard.press('ArrowRight');
  await expect(mapScreen.pin).toBeVisible();
  const firstBox = await mapScreen.pin.boundingBox();
  await mapScreen.pressWithinOneFrame(['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowRight']);
  await page.keyboard.press('Shift+ArrowRight');
  const measureMove = async () => {
    const currentBox = await mapScreen.pin.boundingBox();
    return [(currentBox?.x ?? 0) - (firstBox?.x ?? 0), (currentBox?.y ?? 0) - (firstBox?.y ?? 0)];
  };
  await expect.poll(measureMove, 'every quick key press counts').toEqual([120, -24]);
  await expect(mapScreen.panel).toContainText(texts.containing('delivery.found'));
  for (
    let key = 0;
    key < 8 && !(await mapScreen.deliverHere.evaluate((button) => button.matches(':focus')));
    key += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mapScreen.map).toBeHidden();
});

test(
  'the map zooms once for every key press, even when a press comes during the zoom animation',
  FULL_ONLY,
  async ({ page }) => {
    const mapScreen = new DeliveryMapScreen(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(MAP_PATH);
    await mapScreen.expectShown();
    await mapScreen.map.focus();
    const zoom = await mapScreen.zoom();
    for (const key of ['+', '+', '-', '+', '+']) await page.keyboard.press(key);
    await expect.poll(() => mapScreen.zoom()).toBe(zoom + 3);
  },
);

test(
  'finds the customer’s location on request, and refuses an implausible location',
  FULL_ONLY,
  async ({ page, context }) => {
    const mapScreen = new DeliveryMapScreen(page);
    await page.goto(MAP_PATH);
    await mapScreen.expectShown();
    await mapScreen.toolButton('map.locate').click();
    await expect(mapScreen.panel).toContainText(texts.containing('map.location.refused'));

    await context.grantPermissions(['geolocation']);
    for (const implausiblePosition of [
      { latitude: 0, longitude: 0, accuracy: 10 },
      { latitude: 29.33, longitude: 48.07, accuracy: 50_000 },
    ]) {
      await context.setGeolocation(implausiblePosition);
      await mapScreen.toolButton('map.locate').click();
      await expect(mapScreen.panel).toContainText(texts.containing('map.location.absurd'));
      await expect(mapScreen.pin).toBeHidden();
    }
    await context.setGeolocation({ latitude: SALMIYA.lat, longitude: SALMIYA.lng, accuracy: 30 });
    await mapScreen.toolButton('map.locate').click();
    await expect(mapScreen.pin).toBeVisible();
    await expect(mapScreen.panel).toContainText(texts.containing('delivery.found', { place: 'Salmiya' }));
    await expect(mapScreen.panel).not.toContainText(texts.containing('map.location.absurd'));
  },
);

test(
  'a customer can place the pin when map tiles fail and the geocoder’s responses are invalid',
  FULL_ONLY,
  async ({ page }) => {
    const mapScreen = new DeliveryMapScreen(page);
    await page.route('**/tiles/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.route('**/geocoder/**', (route) =>
      route.fulfill({ body: '<html>Welcome to the hotel</html>' }),
    );
    await page.goto(MAP_PATH);
    await expect(page.getByText(texts.containing('map.noTiles')).first()).toBeVisible();
    await mapScreen.toolButton('map.pinHere').click();
    await page.keyboard.press('Tab');
    await expect(mapScreen.panel).toContainText(texts.containing('map.noAddress'));
    await expect(mapScreen.panel).toContainText(texts.containing('delivery.found'));
    await mapScreen.deliverHere.click();
    await expect(mapScreen.map).toBeHidden();
  },
);

test('the map writes nothing to the console under the strictest documented content security policy', async ({
  page,
}) => {
  const consoleMessages = await recordConsole(page);
  await openStrictPage(page, backend, readDocumentedPolicy('csp', backend));
  const app = getElement(page);
  await expect(createEmbeddedCustomer(page).landing).toBeVisible();
  await goToMap(page);
  const mapScreen = new DeliveryMapScreen(page, app);
  await mapScreen.expectShown();
  await mapScreen.toolButton('map.pinHere').click();
  await mapScreen.dragPinTo(SALMIYA);
  await expect(mapScreen.panel).toContainText(texts.containing('delivery.found', { place: 'Salmiya' }));
  expect(consoleMessages).toEqual([]);
});

test('removing an element that shows the map leaves nothing on the host page', async ({ page }) => {
  const consoleMessages = await recordConsole(page);
  await trackResources(page);
  await page.goto('/demo/spa.html');
  const app = getElement(page);
  await expect(createEmbeddedCustomer(page).landing).toBeVisible();
  const bodyClassBefore = await page.evaluate(() => document.body.getAttribute('class'));
  await goToMap(page);
  const mapScreen = new DeliveryMapScreen(page, app);
  await mapScreen.expectShown();
  await mapScreen.toolButton('map.pinHere').click();
  // A Playwright locator would add its own listeners to the count.
  const pinPosition = await page.evaluate(() => {
    const pin = document.querySelector('order-app')?.shadowRoot?.querySelector('.oa-pin');
    const { left = 0, top = 0 } = pin?.getBoundingClientRect() ?? {};
    return { left, top };
  });
  await page.mouse.move(pinPosition.left + 18, pinPosition.top + 20);
  await page.mouse.down();
  await page.mouse.move(pinPosition.left + 60, pinPosition.top - 20, { steps: 3 });
  await page.mouse.up();
  await expect(mapScreen.panel).toContainText(texts.containing('delivery.found'));
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => readRunningResources(page)).toEqual({ timers: [], streams: 0, listeners: [] });
  expect(await page.evaluate(() => document.body.getAttribute('class'))).toBe(bodyClassBefore);
  expect(consoleMessages).toEqual([]);
});

test('loads the map’s script when the customer is one step away from the map, and not before', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const isMap = (url: string) => /\/assets\/delivery-map-[^/]*\.js/.test(url);
  await page.goto('/demo-cafe/delivery');
  const sheet = page.getByRole('dialog', { name: texts.exact('delivery.title') });
  await expect(sheet).toBeVisible();
  await expect.poll(() => requests.some(isMap), 'the sheet requests the map').toBe(true);

  requests.length = 0;
  await page.goto('/demo-cafe/car_pickup');
  await expect(page.getByRole('link', { name: texts.exact('menu.search') })).toBeVisible();
  await page
    .getByRole('navigation', { name: texts.exact('ui.navigation') })
    .getByRole('link')
    .nth(2)
    .click();
  await expect(page.getByRole('region', { name: texts.exact('cart.title') })).toBeVisible();
  expect(requests.some(isMap), 'pickup needs no map').toBe(false);
});

test('says that the map could not be loaded, and loads the map on retry', FULL_ONLY, async ({ page }) => {
  const mapScripts = '**/assets/delivery-map-*.js';
  await page.route(mapScripts, (route) => route.abort('connectionreset'));
  await page.goto(MAP_PATH);
  await expect(page.getByText(texts.exact('map.failed'))).toBeVisible();
  await page.unroute(mapScripts);
  await page.getByRole('button', { name: texts.exact('ui.retry') }).click();
  await new DeliveryMapScreen(page).expectShown();
});
