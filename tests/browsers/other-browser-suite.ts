import { expect, test } from '@playwright/test';
import type { PNG } from 'pngjs';
import { createUniqueName } from '../e2e/testing/customer.ts';
import { findChangedScreens } from '../e2e/testing/hosts/screen-differences.ts';
import { captureScreens } from '../hosts/capture-screens.ts';
import type { Driver } from '../hosts/driver.ts';
import { type Host, MARGIN_PX, type Screen, type Size } from '../hosts/host.ts';
import { HostPageCustomer } from '../hosts/host-page-customer.ts';
import { type HostServer, serveHosts } from '../hosts/host-server.ts';
import { CLEAN, createPrototypeHost, HOSTS } from '../hosts/hosts.ts';
import { placeOrder } from '../hosts/place-order-by-input.ts';
import { findPrototype } from '../prototype.mjs';
import { FULL_ONLY, fullOnlyUnless } from '../test-scope.ts';

const PHONE: Size = { width: 400, height: 760 };
const WINDOW_SIZE: Size = { width: PHONE.width + 2 * MARGIN_PX, height: PHONE.height + 2 * MARGIN_PX };
const CORE_HOSTS = [
  'all-unset',
  'inherited',
  'transformed',
  'z-index',
  'right-to-left',
  'wordpress',
  'frame',
  'own-shadow-root',
  'quirks',
];

/** Defines the main journey and the core of the isolation suite for a browser other than Chromium. */
export function defineSuite(browser: string, startDriver: (window: Size) => Promise<Driver>): void {
  let driver: Driver;
  let sites: HostServer;
  let cleanScreens: Readonly<Record<Screen, PNG>>;

  const captureAt = async (host: Host) => {
    const customer = new HostPageCustomer(driver);
    const screens = await captureScreens(customer, sites.getFixedClockUrl(host, PHONE), PHONE.width);
    await customer.clearStorage();
    return screens;
  };

  test.beforeAll(async () => {
    sites = await serveHosts([CLEAN, prototype, ...HOSTS], `http://127.0.0.1:${process.env.E2E_PORT}`);
    driver = await startDriver(WINDOW_SIZE);
  });
  test.afterAll(async () => {
    await driver?.close();
    await sites?.close();
  });

  const prototype = createPrototypeHost(findPrototype());
  for (const host of [CLEAN, prototype])
    test(
      `${browser}: finds, configures and orders a dish for pickup on a host of the kind "${host.name}"`,
      fullOnlyUnless(host === CLEAN),
      async () => {
        const customer = new HostPageCustomer(driver);
        await customer.open(sites.getUrl(host, PHONE));
        await customer.navigate('/');
        const number = await placeOrder(customer, { name: createUniqueName(), phone: '50012345' });
        expect(number).toMatch(/^[2-9A-Z]{2}-[2-9A-Z]{3}$/);
        await customer.clearStorage();
      },
    );

  for (const host of HOSTS.filter(({ name }) => CORE_HOSTS.includes(name)))
    test(
      `${browser}: a host of the kind "${host.name}" shows the app as a clean page does`,
      FULL_ONLY,
      async ({ browserName: _ }, testInfo) => {
        cleanScreens ??= await captureAt(CLEAN);
        expect(
          findChangedScreens(host, cleanScreens, await captureAt(host), testInfo, driver.tolerancePx),
        ).toEqual([]);
      },
    );
}
