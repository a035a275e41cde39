import type { Locator, Page } from '@playwright/test';
import { fullOnlyUnless } from '../../test-scope.ts';
import { Customer } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { DESKTOP, PHONE } from '../testing/devices.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

declare global {
  interface Window {
    layoutShifts: { readonly value: number; readonly nodes: string[] }[];
  }
}

const PHONE_VIEW = { device: 'phone', viewport: PHONE } as const;
const VIEWPORTS = [PHONE_VIEW, { device: 'desktop', viewport: DESKTOP }] as const;

/** Emulates a slow mobile connection: 1.6 Mbit/s down, 150 ms latency. */
async function slowDownNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Records each layout shift with the nodes that moved, including those inside the element's shadow root. */
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
    const formatRect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        window.layoutShifts.push({
          value,
          nodes: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? '?')}: ${formatRect(previousRect)} -> ${formatRect(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const findFirstLandingLink = (customer: Customer): Locator => customer.landing.getByRole('link').first();
const findFirstDish = (customer: Customer): Locator => customer.app.getByRole('article').first();

const SCREENS = [
  { screen: 'the hosted menu', address: '/demo-cafe/car_pickup', getContent: findFirstDish },
  {
    screen: 'the hosted landing page',
    address: '/demo-cafe',
    getContent: findFirstLandingLink,
    devices: [PHONE_VIEW],
  },
  {
    screen: 'a plain page around the element',
    address: '/demo/plain.html',
    getContent: findFirstLandingLink,
  },
  {
    screen: 'a plain page scrolled to the element',
    address: '/demo/plain.html#order',
    getContent: findFirstLandingLink,
    devices: [PHONE_VIEW],
  },
];

for (const { screen, address, getContent, devices = VIEWPORTS } of SCREENS)
  for (const { device, viewport } of devices)
    test.describe(`${screen}, on a ${device} with a slow connection`, () => {
      test.use({ viewport });

      test(
        'moves nothing on the page while the first screen loads on a slow connection',
        fullOnlyUnless(devices === VIEWPORTS && device === 'phone'),
        async ({ page }) => {
          await slowDownNetwork(page);
          await recordShifts(page);
          await page.goto(address);
          await page.locator('order-app').scrollIntoViewIfNeeded();
          await expect(getContent(new Customer(page, createTextPatterns('en')))).toBeVisible();
          await page.waitForLoadState('networkidle');
          const shifts = await page.evaluate(() => window.layoutShifts);
          expect(
            shifts.reduce((sum, { value }) => sum + value, 0),
            JSON.stringify(shifts, null, 1),
          ).toBe(0);
        },
      );
    });

test.describe('a page that is still arriving', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('the first tabs at the bottom of the page do not move when the other tabs arrive', async ({
    page,
  }) => {
    await page.goto('/demo-cafe/car_pickup');
    const tabs = page.getByRole('navigation').last().getByRole('link');
    await expect(tabs).toHaveCount(5);
    const readTabs = () => tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
    const positions = await readTabs();
    await tabs.nth(4).evaluate((link) => link.remove());
    await tabs.nth(3).evaluate((link) => link.remove());
    expect(await readTabs()).toEqual(positions.slice(0, 3));
  });
});

for (const { device, viewport } of VIEWPORTS)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'the main action of every screen is at least 44 px high',
      fullOnlyUnless(device === 'phone'),
      async ({ page }) => {
        const texts = createTextPatterns('en');
        const names = readDemoNames('demo-cafe', 'en');
        const customer = new Customer(page, texts);
        const expectMinimumHeight = async (target: Locator) => {
          await expect(target).toBeVisible();
          await expect
            .poll(async () => (await target.boundingBox())?.height ?? 0, { message: `${target}` })
            .toBeGreaterThanOrEqual(44);
        };
        await page.goto('/demo-cafe');
        await expectMinimumHeight(findFirstLandingLink(customer));
        await expectMinimumHeight(customer.tab('tabs.menu'));
        await customer.choosePickup();
        await expectMinimumHeight(customer.searchLink);
        const dialog = await customer.openDish(names.dish('shakshuka'));
        const addButton = dialog.getByRole('button', { name: texts.containing('item.addToCart') });
        await expectMinimumHeight(addButton);
        await addButton.click();
        await expect(dialog).toBeHidden();
        await expectMinimumHeight(
          customer.app.getByRole('link', { name: texts.containing('menu.viewCart') }).or(customer.cart),
        );
        await customer.openCart();
        await expectMinimumHeight(
          customer.cart.getByRole('button', { name: texts.containing('cart.checkout') }),
        );
        await customer.goToCheckout();
        await expectMinimumHeight(customer.placeOrderButton);
      },
    );
  });
