import type { Locator, Page } from '@playwright/test';
import { seriousBarriers } from './helpers/barriers.ts';
import { Customer, uniqueName } from './helpers/customer.ts';
import { DESKTOP, PHONE } from './helpers/devices.ts';
import { namesOf } from './helpers/menu.ts';
import { tooSmall } from './helpers/targets.ts';
import { expect, test } from './helpers/test.ts';
import { type Locale, wordsOf } from './helpers/words.ts';

declare global {
  interface Window {
    layoutShifts: { readonly value: number; readonly at: string[] }[];
  }
}

const PHONE_VIEW = { device: 'phone', viewport: PHONE } as const;
const VIEWPORTS = [PHONE_VIEW, { device: 'desktop', viewport: DESKTOP }] as const;

/** A phone on a slow cell: 1.6 Mbit/s down, 150 ms away. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Every shift, with what moved: also inside the element, whose shadow root is open. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        window.layoutShifts.push({
          value,
          at: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? '?')}: ${rect(previousRect)} -> ${rect(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const landed = (customer: Customer): Locator => customer.landing.getByRole('link').first();
const dishes = (customer: Customer): Locator => customer.within.getByRole('article').first();

const SCREENS = [
  { screen: 'the hosted menu', address: '/demo-cafe/car_pickup', stands: dishes },
  { screen: 'the hosted landing page', address: '/demo-cafe', stands: landed, devices: [PHONE_VIEW] },
  { screen: 'a plain page around the element', address: '/demo/plain.html', stands: landed },
  {
    screen: 'a plain page scrolled to the element',
    address: '/demo/plain.html#order',
    stands: landed,
    devices: [PHONE_VIEW],
  },
];

for (const { screen, address, stands, devices = VIEWPORTS } of SCREENS)
  for (const { device, viewport } of devices)
    test.describe(`${screen}, on a ${device} with a slow connection`, () => {
      test.use({ viewport });

      test('nothing shifts while the first screen loads', async ({ page }) => {
        await slowDown(page);
        await recordShifts(page);
        await page.goto(address);
        await page.locator('order-app').scrollIntoViewIfNeeded();
        await expect(stands(new Customer(page, wordsOf('en')))).toBeVisible({ timeout: 30_000 });
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => window.layoutShifts);
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts, null, 1),
        ).toBe(0);
      });
    });

type Inspect = (page: Page, screen: string) => Promise<void>;

/** Leads through every screen of an order, and has each inspected. */
async function eachScreen(page: Page, locale: Locale, inspect: Inspect): Promise<void> {
  const words = wordsOf(locale);
  const names = namesOf('demo-cafe', locale);
  const customer = new Customer(page, words);
  const look = (screen: string) => test.step(screen, () => inspect(page, screen));

  await page.goto('/demo-cafe');
  await expect(landed(customer)).toBeVisible();
  await look('landing');

  await customer.choosePickup();
  await expect(dishes(customer)).toBeVisible();
  await look('menu');

  const dialog = await customer.open(names.dish('saffron-french-toast'));
  await look('item');
  await dialog.getByRole('button', { name: words.has('item.addToCart') }).click();
  await expect(dialog).toBeHidden();
  await customer.addDirectly(names.dish('butter-croissant'));
  await look('menu with a cart');

  await customer.openCart();
  await expect(customer.cartLine(names.dish('butter-croissant'))).toBeVisible();
  await look('cart');

  await customer.goToCheckout();
  await look('checkout');
  await customer.placeOrder.click();
  await expect(customer.field('checkout.name')).toBeFocused();
  await look('checkout with mistakes');

  await customer.fillIn({ name: uniqueName(), phone: '50012345' });
  await customer.placeOrder.click();
  await expect(customer.currentStep).toBeVisible();
  await look('order');

  await customer.tab('tabs.profile').click();
  await expect(customer.heading('login.title')).toBeVisible();
  await look('login');
  await customer.link('login.orders').click();
  await expect(customer.heading('orders.title')).toBeVisible();
  await look('order history');

  await customer.tab('tabs.more').click();
  await expect(customer.heading('settings.title')).toBeVisible();
  await look('settings');
}

/** Each device, language and scheme once; the stories have every piece in both schemes and directions. */
const LOOKS = [
  {
    look: 'dark, in Arabic, on a phone',
    viewport: PHONE,
    locale: 'ar',
    browser: 'ar-KW',
    colorScheme: 'dark',
  },
  {
    look: 'light, in English, on a desktop',
    viewport: DESKTOP,
    locale: 'en',
    browser: 'en-GB',
    colorScheme: 'light',
  },
] as const;

for (const { look, viewport, locale, browser, colorScheme } of LOOKS)
  test.describe(look, () => {
    // Without movement a colour is what it will be.
    test.use({ viewport, locale: browser, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('on every screen axe finds no serious barrier, and whatever can be pressed is 24 px in both directions', {
      tag: colorScheme === 'light' ? '@slow' : [],
    }, async ({ page }) => {
      await eachScreen(page, locale, async (_, screen) => {
        expect.soft(await seriousBarriers(page), screen).toEqual([]);
        expect.soft(await tooSmall(page), screen).toEqual([]);
      });
    });
  });

for (const { device, viewport } of VIEWPORTS)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the next step of an order is 44 px high on every screen', async ({ page }) => {
      const words = wordsOf('en');
      const names = namesOf('demo-cafe', 'en');
      const customer = new Customer(page, words);
      const expectHigh = async (target: Locator) => {
        await expect(target).toBeVisible();
        expect.soft((await target.boundingBox())?.height, `${target}`).toBeGreaterThanOrEqual(44);
      };
      await page.goto('/demo-cafe');
      await expectHigh(landed(customer));
      await expectHigh(customer.tab('tabs.menu'));
      await customer.choosePickup();
      await expectHigh(customer.searchLink);
      const dialog = await customer.open(names.dish('shakshuka'));
      const add = dialog.getByRole('button', { name: words.has('item.addToCart') });
      await expectHigh(add);
      await add.click();
      await expect(dialog).toBeHidden();
      await expectHigh(
        customer.within.getByRole('link', { name: words.has('menu.viewCart') }).or(customer.cart),
      );
      await customer.openCart();
      await expectHigh(customer.cart.getByRole('button', { name: words.has('cart.checkout') }));
      await customer.goToCheckout();
      await expectHigh(customer.placeOrder);
    });
  });
